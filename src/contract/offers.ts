import * as z from 'zod/mini';
import { Offer, OfferStatus } from '#src/domain/offer.ts';
import { maybe } from '#src/domain/primitives.ts';
import { endpoint } from './endpoint.ts';
import { IdParams, paging, Pagination } from './shared.ts';

/** Section 9. */
export const OFFERS_PER_PAGE = 10;
export const UPCOMING_OFFERS_PER_PAGE = 15;

/** The sort keys of offers. `status` follows the lifecycle of an offer. */
export const OFFER_SORTS = ['created_at', 'payment_amount', 'deadline_date', 'status'] as const;
export const SORT_ORDERS = ['asc', 'desc'] as const;

const OffersAnswer = z.object({ offers: z.array(Offer), pagination: Pagination });
const OfferAnswer = z.object({ offer: Offer });
/** Every transition changes the chat, the task and the stats. */
const TRANSITION_INVALIDATES: readonly string[] = [
  'offer',
  'message',
  'task',
  'dashboard',
  'review',
];

/** Section 7: the viewer's offers, as client or worker. */
export const listOffers = endpoint({
  name: 'offers.list',
  method: 'GET',
  path: '/offers',
  resource: 'offer',
  query: z.object({
    ...paging(OFFERS_PER_PAGE),
    status: z.optional(OfferStatus),
    /** Matches task, client, worker and amount. */
    search: z.optional(z.string()),
    sort_by: z._default(z.enum(OFFER_SORTS), 'created_at'),
    sort_order: z._default(z.enum(SORT_ORDERS), 'desc'),
  }),
  answer: OffersAnswer,
  fallback: 'Failed to fetch offers',
  hasTimestamp: true,
});

/** Section 7: the viewer's upcoming work, nearest deadline first. */
export const listUpcomingOffers = endpoint({
  name: 'offers.upcoming',
  method: 'GET',
  path: '/offers/upcoming',
  resource: 'offer',
  query: z.object({ ...paging(UPCOMING_OFFERS_PER_PAGE), status: z.optional(OfferStatus) }),
  answer: OffersAnswer,
  fallback: 'Failed to fetch upcoming offers',
});

/** Section 7: one offer, for its client and worker only. */
export const getOffer = endpoint({
  name: 'offers.get',
  method: 'GET',
  path: '/offers/:id',
  resource: 'offer',
  params: IdParams,
  answer: OfferAnswer,
  fallback: 'Failed to fetch offer',
});

/** Without a message, the server posts a default text in the chat. */
const Response = z.object({ response_message: maybe(z.string()) });

/** Section 7: the worker accepts a pending offer, which books its task. */
export const acceptOffer = endpoint({
  name: 'offers.accept',
  method: 'POST',
  path: '/offers/:id/accept',
  resource: 'offer',
  invalidates: TRANSITION_INVALIDATES,
  params: IdParams,
  body: Response,
  answer: OfferAnswer,
  fallback: 'Failed to accept offer',
});

/** Section 7: the worker declines a pending offer. */
export const declineOffer = endpoint({
  name: 'offers.decline',
  method: 'POST',
  path: '/offers/:id/decline',
  resource: 'offer',
  invalidates: TRANSITION_INVALIDATES,
  params: IdParams,
  body: Response,
  answer: OfferAnswer,
  fallback: 'Failed to decline offer',
});

/** Section 7: the client cancels a pending or accepted offer. */
export const cancelOffer = endpoint({
  name: 'offers.cancel',
  method: 'POST',
  path: '/offers/:id/cancel',
  resource: 'offer',
  invalidates: TRANSITION_INVALIDATES,
  params: IdParams,
  answer: OfferAnswer,
  fallback: 'Failed to cancel offer',
});

/** Section 7: the worker starts the work of an accepted offer. */
export const startOffer = endpoint({
  name: 'offers.start',
  method: 'POST',
  path: '/offers/:id/start',
  resource: 'offer',
  invalidates: TRANSITION_INVALIDATES,
  params: IdParams,
  answer: OfferAnswer,
  fallback: 'Failed to start offer',
});

/** Section 7: the worker completes the work. */
export const completeOffer = endpoint({
  name: 'offers.complete',
  method: 'POST',
  path: '/offers/:id/complete',
  resource: 'offer',
  invalidates: TRANSITION_INVALIDATES,
  params: IdParams,
  answer: OfferAnswer,
  fallback: 'Failed to complete offer',
});
