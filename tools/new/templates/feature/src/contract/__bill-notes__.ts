import * as z from 'zod/mini';
import { Id, Timestamp } from '#src/domain/primitives.ts';
import { Task } from '#src/domain/task.ts';
import { endpoint, MessageAnswer } from './endpoint.ts';
import { IdParams } from './shared.ts';

/** __Bill note__ of the viewer. */
export const __BillNote__ = z.object({
  id: Id,
  task: z.pick(Task, { id: true, title: true, payment_offer: true }),
  created_at: Timestamp,
});

/** List __bill notes__. */
export const list__BillNotes__ = endpoint('GET /__bill-notes__', {
  name: '__bill-notes__.list',
  resource: '__bill-note__',
  answer: z.object({ data: z.array(__BillNote__) }),
  fallback: 'Failed to fetch __bill notes__',
});

/** Create a __bill note__. */
export const create__BillNote__ = endpoint('POST /tasks/:id/__bill-notes__', {
  name: '__bill-notes__.create',
  resource: '__bill-note__',
  invalidates: ['__bill-note__'],
  params: IdParams,
  answer: z.object({ data: __BillNote__ }),
  fallback: 'Failed to create __bill note__',
});

/** Delete a __bill note__. */
export const delete__BillNote__ = endpoint('DELETE /tasks/:id/__bill-notes__', {
  name: '__bill-notes__.delete',
  resource: '__bill-note__',
  invalidates: ['__bill-note__'],
  params: IdParams,
  answer: MessageAnswer,
  fallback: 'Failed to delete __bill note__',
});
