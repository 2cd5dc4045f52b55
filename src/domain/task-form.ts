import * as z from 'zod/mini';
import { amountField, paymentRules } from './money.ts';
import { Day, requiredText } from './primitives.ts';
import { TASK_LIMITS } from './task-limits.ts';

/** How long the form tells that the task was saved before it closes (product.md §4), in milliseconds. */
export const SAVED_MS = 1_500;

/** The raw fields of the task form, with the message for each missing one (product.md §5). */
export const TaskFields = z.object({
  title: z.string('Task title is required'),
  description: z.string('Description is required'),
  task_category_id: z.int('Category is required'),
  location: z.string('Location is required'),
  payment_offer: amountField('Payment offer must be at least $1'),
  deadline: z.string('Deadline is required'),
});
export type TaskFields = z.infer<typeof TaskFields>;

/** The schema of the task form (product.md §5). The deadline must be later than today, `YYYY-MM-DD`. */
export function taskForm(today: string) {
  const { title, description, task_category_id, location, payment_offer, deadline } =
    TaskFields.shape;
  return z.object({
    title: title.check(
      ...requiredText(
        'Task title is required',
        TASK_LIMITS.title,
        'Title must be less than 255 characters',
      ),
    ),
    description: description.check(
      ...requiredText(
        'Description is required',
        TASK_LIMITS.description,
        'Description must be less than 5000 characters',
      ),
    ),
    task_category_id: task_category_id.check(z.positive('Category is required')),
    location: location.check(
      ...requiredText(
        'Location is required',
        TASK_LIMITS.location,
        'Location must be less than 255 characters',
      ),
    ),
    payment_offer: payment_offer.check(
      ...paymentRules(
        'Payment offer must be at least $1',
        'Payment offer cannot exceed $99,999.99',
      ),
    ),
    deadline: deadline.check(
      z.minLength(1, 'Deadline is required'),
      z.refine((day) => !/^\d{5}/.test(day), 'Please enter a year with four digits'),
      z.refine((day) => day === '' || (Day.safeParse(day).success && day > today), {
        error: 'Deadline must be after today',
      }),
    ),
  });
}
