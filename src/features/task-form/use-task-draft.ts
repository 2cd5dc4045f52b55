import { useMemo, useState } from 'react';
import type { Task } from '#src/domain/task.ts';
import { taskEditDraft } from '#src/features/task/drafts.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { useDraft, type Draft } from '#src/lib/forms/use-draft.ts';
import {
  editedFields,
  initialTaskInput,
  isSameInput,
  rebaseDraft,
  TaskDraft,
  type TaskInput,
} from './task-input.ts';

export interface UnsavedTask extends Draft<TaskInput> {
  readonly isOutdated: boolean;
  /** What is typed next starts from the current values of the task. */
  discard(): void;
  /** Makes what was typed for a new task the unsaved input of an edit of that task. */
  moveTo(posted: Task, input: TaskInput): void;
}

/** New tasks share one draft, of which each page has its own version. */
export function useTaskDraft(task: Task | null): UnsavedTask {
  const { drafts } = useServices();
  const draft = useDraft(task ? taskEditDraft(task.id) : 'task:new', TaskDraft);
  const isEdit = task !== null;
  const [current] = useState(() => initialTaskInput(task));
  /** For restored fields, an earlier version of the task. */
  const [base, setBase] = useState(() => {
    const saved = draft.read();
    return saved ? rebaseDraft(saved, current).base : current;
  });
  return useMemo(
    () => ({
      read() {
        const saved = draft.read();
        if (!saved) return undefined;
        const { base: _, ...input } = rebaseDraft(saved, current);
        return input;
      },
      save: (input) =>
        draft.save({ ...input, base: isEdit ? base : null }, editedFields(input, base)),
      clear: draft.clear,
      discard() {
        draft.clear();
        setBase(current);
      },
      moveTo(posted, input) {
        const start = initialTaskInput(posted);
        const moved = { ...input, base: start };
        drafts.save(taskEditDraft(posted.id), moved, editedFields(input, start));
        draft.clear();
      },
      isOutdated: !isSameInput(base, current),
    }),
    [draft, drafts, isEdit, base, current],
  );
}
