import { useMemo } from 'react';
import type { Task } from '#src/domain/task.ts';
import { useServices } from '#src/lib/EnvironmentProvider.tsx';
import { useDraft, type Draft } from '#src/lib/use-draft.ts';
import { TaskDraft, type TaskInput } from './task-input.ts';

/** The unsaved input of the task form. */
export interface UnsavedTask extends Draft<TaskInput> {
  /** Whether the edited task has changed since the input was typed. */
  isOutdated(): boolean;
  /** Makes what was typed for a new task the unsaved input of an edit of that task. */
  moveTo(posted: Task, input: TaskInput): void;
}

/**
 * The unsaved input for a task. New tasks share one draft.
 *
 * @param task the edited task; null for a new one
 */
export function useTaskDraft(task: Pick<Task, 'id' | 'updated_at'> | null): UnsavedTask {
  const { drafts } = useServices();
  const draft = useDraft(task ? editDraftName(task) : 'task:new', TaskDraft);
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
      moveTo(posted, input) {
        drafts.save(editDraftName(posted), { ...input, based_on: posted.updated_at });
        draft.clear();
      },
      isOutdated: () => (draft.read()?.based_on ?? version) !== version,
    }),
    [draft, drafts, version],
  );
}

/** The name of the draft of an edit. */
function editDraftName({ id }: Pick<Task, 'id'>): string {
  return `task:${id}:edit`;
}
