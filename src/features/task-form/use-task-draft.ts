import { useMemo } from 'react';
import type { Task } from '#src/domain/task.ts';
import { taskEditDraft } from '#src/entities/tasks/drafts.ts';
import { useDraft, type Draft } from '#src/lib/use-draft.ts';
import { TaskDraft, type TaskInput } from './task-input.ts';

/** The unsaved input of the task form. */
export interface UnsavedTask extends Draft<TaskInput> {
  /** Whether the edited task has changed since the input was typed. */
  isOutdated(): boolean;
}

/**
 * The unsaved input for a task. New tasks share one draft.
 *
 * @param task the edited task; null for a new one
 */
export function useTaskDraft(task: Pick<Task, 'id' | 'updated_at'> | null): UnsavedTask {
  const draft = useDraft(task ? taskEditDraft(task.id) : 'task:new', TaskDraft);
  const version = task?.updated_at ?? null;
  return useMemo(
    () => ({
      read() {
        const saved = draft.read();
        if (!saved) return undefined;
        const { based_on: _, ...input } = saved;
        return input;
      },
      // What was typed for an earlier version stays a draft of that version.
      save: (input) => draft.save({ ...input, based_on: draft.read()?.based_on ?? version }),
      clear: draft.clear,
      isOutdated: () => (draft.read()?.based_on ?? version) !== version,
    }),
    [draft, version],
  );
}
