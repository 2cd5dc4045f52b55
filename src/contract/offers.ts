import * as z from 'zod/mini';
import type { OfferTransition } from '#src/domain/offer-process.ts';
import { Offer, OfferStatus } from '#src/domain/offer.ts';
import { maybe } from '#src/domain/primitives.ts';
import { endpoint, type AnyEndpoint, type Schema } from './endpoint.ts';
import { IdParams, paging, Pagination } from './shared.ts';

/** product.md §9. */
export const OFFERS_PER_PAGE = 10;
export const UPCOMING_OFFERS_PER_PAGE = 15;

/** The sort keys of offers. `status` follows the lifecycle of an offer. */
export const OFFER_SORTS = ['created_at', 'payment_amount', 'deadline_date', 'status'] as const;
export const SORT_ORDERS = ['asc', 'desc'] as const;

export const OfferPage = z.object({ offers: z.array(Offer), pagination: Pagination });
export const OfferAnswer = z.object({ offer: Offer });
/** Every transition changes the chat, the task and the stats. */
const TRANSITION_INVALIDATES: readonly string[] = [
  'offer',
  'message',
  'task',
  'dashboard',
  'review',
];

/** List offers. The viewer's own, as client or worker. */
export const listOffers = endpoint('GET /offers', {
  name: 'offers.list',
  resource: 'offer',
  query: z.object({
    ...paging(OFFERS_PER_PAGE),
    status: z.optional(OfferStatus),
    /** Matches task, client, worker and amount. */
    search: z.optional(z.string()),
    sort_by: z._default(z.enum(OFFER_SORTS), 'created_at'),
    sort_order: z._default(z.enum(SORT_ORDERS), 'desc'),
  }),
  answer: OfferPage,
  fallback: 'Failed to fetch offers',
  hasTimestamp: true,
});

/**
 * List upcoming offers. Offers that the viewer has accepted as a worker, nearest deadline first: accepted or in
 * progress, unless `status` is given.
 */
export const listUpcomingOffers = endpoint('GET /offers/upcoming', {
  name: 'offers.upcoming',
  resource: 'offer',
  query: z.object({ ...paging(UPCOMING_OFFERS_PER_PAGE), status: z.optional(OfferStatus) }),
  answer: OfferPage,
  fallback: 'Failed to fetch upcoming offers',
});

/**
 * Get an offer. Its client and its worker may, whatever its status.
 *
 * @throws 403 The viewer is on neither side of the offer.
 */
export const getOffer = endpoint('GET /offers/:id', {
  name: 'offers.get',
  resource: 'offer',
  params: IdParams,
  answer: OfferAnswer,
  fallback: 'Failed to fetch offer',
});

/** Without a message, the server posts a default text in the chat. */
const Response = z.object({ response_message: maybe(z.string()) });

function transitionCall<
  const Transition extends OfferTransition,
  Body extends Schema | undefined = undefined,
>(transition: Transition, body?: Body) {
  return endpoint<
    `offers.${Transition}`,
    typeof OfferAnswer,
    typeof IdParams,
    undefined,
    Body | undefined extends Body ? undefined : Body
  >(`POST /offers/:id/${transition}`, {
    name: `offers.${transition}`,
    resource: 'offer',
    invalidates: TRANSITION_INVALIDATES,
    params: IdParams,
    body: body as Body | undefined extends Body ? undefined : Body,
    answer: OfferAnswer,
    fallback: `Failed to ${transition} offer`,
  });
}

/**
 * Accept an offer. The worker accepts a pending offer, which books its task. The body may be left out.
 *
 * @throws 403 The viewer isn't the worker of the offer.
 * @throws 409 The offer is no longer pending. Or its task is taken.
 */
export const acceptOffer = transitionCall('accept', Response);

/**
 * Decline an offer. The worker declines a pending offer. The body may be left out.
 *
 * @throws 403 The viewer isn't the worker of the offer.
 * @throws 409 The offer is no longer pending.
 */
export const declineOffer = transitionCall('decline', Response);

/**
 * Cancel an offer. The client cancels a pending or accepted offer. The task of an accepted offer becomes available
 * again.
 *
 * @throws 403 The viewer isn't the client of the offer.
 * @throws 409 The work has started, or the offer has ended.
 */
export const cancelOffer = transitionCall('cancel');

/**
 * Start the work. The worker starts the accepted work, and the task is in progress.
 *
 * @throws 403 The viewer isn't the worker of the offer.
 * @throws 409 The offer isn't accepted, or has already been started.
 */
export const startOffer = transitionCall('start');

/**
 * Complete the work. The worker completes the work. Both sides can then review each other.
 *
 * @throws 403 The viewer isn't the worker of the offer.
 * @throws 409 The work isn't in progress.
 */
export const completeOffer = transitionCall('complete');

export const TRANSITION_CALLS = {
  accept: acceptOffer,
  decline: declineOffer,
  cancel: cancelOffer,
  start: startOffer,
  complete: completeOffer,
} as const satisfies Readonly<Record<OfferTransition, AnyEndpoint>>;
