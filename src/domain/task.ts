import * as z from 'zod/mini';
import { Category } from './category.ts';
import { Offer } from './offer.ts';
import { Count, Day, extensible, Id, maybe, Money, Timestamp } from './primitives.ts';

/** The statuses of a task, in lifecycle order (product.md §4). */
export const TASK_STATUSES = [
  'available',
  'booked',
  'in_progress',
  'completed',
  'cancelled',
  'inactive',
] as const;
export const TaskStatus = z.enum(TASK_STATUSES);
export type TaskStatus = z.infer<typeof TaskStatus>;

export const ReadTaskStatus = extensible(TaskStatus);
export type ShownTaskStatus = z.infer<typeof ReadTaskStatus>;

/** A task posted by a client (product.md §3). */
export const Task = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  task_category_id: maybe(Id),
  task_category: maybe(Category),
  location: maybe(z.string()),
  payment_offer: Money,
  deadline: maybe(Day),
  status: ReadTaskStatus,
  created_at: Timestamp,
  updated_at: Timestamp,
  views: Count,
  applications: Count,
  inquiries: Count,
  requirements: maybe(z.string()),
  equipment_needed: maybe(z.string()),
  estimated_hours: maybe(z.number()),
  duration: maybe(z.string()),
  area: maybe(z.string()),
  client: z.object({ id: Id, first_name: z.string(), last_name: z.string() }),
  /** Null unless the viewer is the client or the worker. */
  assigned_worker: maybe(
    z.object({
      id: z.optional(Id),
      name: z.string(),
      email: maybe(z.string()),
      phone: maybe(z.string()),
      city: maybe(z.string()),
    }),
  ),
  accepted_offer: maybe(Offer),
});
export type Task = z.infer<typeof Task>;
