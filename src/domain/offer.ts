import * as z from 'zod/mini';
import { Category } from './category.ts';
import { Day, extensible, Id, maybe, Money, Timestamp } from './primitives.ts';

/** The statuses of an offer, in lifecycle order (product.md §4). */
export const OFFER_STATUSES = [
  'pending',
  'accepted',
  'declined',
  'in_progress',
  'completed',
  'paid',
  'cancelled',
] as const;
export const OfferStatus = z.enum(OFFER_STATUSES);
export type OfferStatus = z.infer<typeof OfferStatus>;

/** A status in an answer. product.md §4 has a label for an unknown one. */
export const ReadOfferStatus = extensible(OfferStatus);
export type ShownOfferStatus = z.infer<typeof ReadOfferStatus>;

/** A reference to a user, as embedded in offers and conversations. */
export const PersonRef = z.object({ id: Id, name: z.string() });
export type PersonRef = z.infer<typeof PersonRef>;

/** An offer from a client to a worker for a task (product.md §3). */
export const Offer = z.object({
  id: Id,
  status: ReadOfferStatus,
  payment_amount: Money,
  deadline_date: maybe(Day),
  offer_details: maybe(z.string()),
  terms_and_conditions: maybe(z.string()),
  created_at: Timestamp,
  updated_at: Timestamp,
  accepted_at: maybe(Timestamp),
  in_progress_at: maybe(Timestamp),
  completed_at: maybe(Timestamp),
  paid_at: maybe(Timestamp),
  declined_at: maybe(Timestamp),
  cancelled_at: maybe(Timestamp),
  /** The viewer's own review of this offer, once written. */
  review_id: maybe(Id),
  task: z.object({
    id: z.optional(Id),
    title: z.string(),
    /** Without it, no picture stands beside the title. */
    task_category: maybe(Category),
    description: maybe(z.string()),
    payment_offer: maybe(Money),
    deadline: maybe(Day),
    location: maybe(z.string()),
  }),
  client: PersonRef,
  worker: PersonRef,
});
export type Offer = z.infer<typeof Offer>;
