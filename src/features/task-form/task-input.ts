import * as z from 'zod/mini';
import { typedAmount } from '#src/domain/money.ts';
import { fieldsOf, maybe } from '#src/domain/primitives.ts';
import { taskForm, type TaskFields } from '#src/domain/task-form.ts';
import type { Task } from '#src/domain/task.ts';

export const TaskInput = z.object({
  title: z.string(),
  description: z.string(),
  task_category_id: z.string(),
  location: z.string(),
  payment_offer: z.string(),
  deadline: z.string(),
});
export type TaskInput = z.infer<typeof TaskInput>;

/** With the values of the edited task that it started from. */
export const TaskDraft = z.extend(TaskInput, { base: maybe(TaskInput) });
export type TaskDraft = z.infer<typeof TaskDraft>;

/** In visual order. */
export const TASK_INPUT_FIELDS = fieldsOf(TaskInput);

/** The rules are those of product.md §5. `today` is the user's day, `YYYY-MM-DD`. */
export function taskInputForm(today: string) {
  return z.pipe(
    z.pipe(
      TaskInput,
      z.transform((input: TaskInput): TaskFields => ({
        ...input,
        task_category_id: Number(input.task_category_id),
        payment_offer: typedAmount(input.payment_offer),
      })),
    ),
    taskForm(today),
  );
}

/** @param title the title of a new task (decision D15) */
export function initialTaskInput(task: Task | null, title = ''): TaskInput {
  return {
    title: task?.title ?? title,
    description: task?.description ?? '',
    task_category_id: String(task?.task_category_id ?? task?.task_category?.id ?? ''),
    location: task?.location ?? '',
    payment_offer: task?.payment_offer.toFixed(2) ?? '',
    deadline: task?.deadline ?? '',
  };
}

export function isSameInput(one: TaskInput, other: TaskInput): boolean {
  return TASK_INPUT_FIELDS.every((field) => one[field] === other[field]);
}

export function editedFields(input: TaskInput, base: TaskInput): Partial<TaskInput> {
  return Object.fromEntries(
    TASK_INPUT_FIELDS.filter((field) => input[field] !== base[field]).map((field) => [
      field,
      input[field],
    ]),
  );
}

/**
 * Brings unsaved input up to date with its task: only edited fields keep what was typed, and what they
 * started from. The others get their current values, so saving reverts no change from elsewhere.
 */
export function rebaseDraft(draft: TaskDraft, current: TaskInput): TaskInput & { base: TaskInput } {
  const { base, ...input } = draft;
  if (!base) return { ...input, base: current };
  const edited = editedFields(input, base);
  const fields = TASK_INPUT_FIELDS.filter((field) => field in edited);
  const before = Object.fromEntries(fields.map((field) => [field, base[field]]));
  return { ...current, ...edited, base: { ...current, ...before } };
}
