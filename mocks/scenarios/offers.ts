import {
  acceptOffer,
  cancelOffer,
  completeOffer,
  declineOffer,
  listOffers,
  startOffer,
} from '#src/contract/offers.ts';
import { createReview, getReview } from '#src/contract/reviews.ts';
import { paths } from '#src/lib/paths.ts';
import { fails, never, once, onPage, slow } from '../faults.ts';
import {
  accepted,
  answersWithOffer,
  completed,
  inProgress,
  offerCardScenarios,
  pending,
  reviewed,
} from './offer-cards.ts';
import { offerDetailsScenarios } from './offer-details.ts';
import {
  manyOffers,
  manyPending,
  offersBetweenTwo,
  offersOfTheWorker,
  oneOffer,
  takenTask,
} from './offer-seeds.ts';
import { scenario } from './scenario.ts';

const loaded = scenario({
  id: 'offers-loaded',
  title: 'Job offers',
  as: 'worker',
  at: paths.offers.to(),
  seed: offersOfTheWorker,
});

/** The list under an address that filters it. */
const filteredBy = (query: string) => `${paths.offers.to()}?${query}`;

const shared = loaded.with({
  id: 'offers-shared',
  title: 'Job offers, one between the two accounts, for the worker',
  seed: oneOffer('pending'),
});

/** How the list loads, and what it shows. */
const lists = [
  loaded,
  loaded.with({
    id: 'offers-single',
    title: 'Job offers, a single one',
    seed: oneOffer('pending'),
  }),
  loaded.with({ id: 'offers-empty', title: 'Job offers, none', seed: undefined }),
  loaded.with({
    id: 'offers-thousand',
    title: 'Job offers, a thousand',
    seed: (world) => manyOffers(world, 1_000),
  }),
  loaded.with({
    id: 'offers-many-pending',
    title: 'Job offers, more than a thousand that wait for an answer',
    seed: (world) => manyPending(world, 1_100),
  }),
  loaded.with({ id: 'offers-signed-out', title: 'Job offers, signed out', as: undefined }),
  loaded.with({ id: 'offers-loading', title: 'Job offers, loading', faults: [never(listOffers)] }),
  loaded.with({
    id: 'offers-slow',
    title: 'Job offers, each load takes two seconds',
    faults: [slow(listOffers, 2_000)],
  }),
  loaded.with({ id: 'offers-down', title: 'Job offers, error', faults: [fails(listOffers, 500)] }),
  loaded.with({
    id: 'offers-down-once',
    title: 'Job offers, error at the first try',
    faults: [once(fails(listOffers, 500))],
  }),
  loaded.with({
    id: 'offers-next-page-never',
    title: 'Job offers, the next page does not come',
    faults: [onPage(2, never(listOffers))],
  }),
  loaded.with({
    id: 'offers-next-page-fails',
    title: 'Job offers, the next page fails at the first try',
    faults: [once(onPage(2, fails(listOffers, 500)))],
  }),
] as const;

/** The list as an address filters and sorts it. */
const filtered = [
  loaded.with({
    id: 'offers-filtered-search',
    title: 'Job offers, searched',
    at: filteredBy('search=assemble'),
  }),
  loaded.with({
    id: 'offers-filtered-status',
    title: 'Job offers, the pending ones',
    at: filteredBy('status=pending'),
  }),
  loaded.with({
    id: 'offers-filtered-empty',
    title: 'Job offers, none that match',
    at: filteredBy('search=chandelier&status=accepted'),
  }),
  loaded.with({
    id: 'offers-filtered-nonsense',
    title: 'Job offers, an address that means nothing',
    at: filteredBy('status=archived&sort_by=luck&sort_order=sideways&offer=twelve'),
  }),
  loaded.with({
    id: 'offers-sorted-amount',
    title: 'Job offers, the highest amount first',
    at: filteredBy('sort_by=payment_amount'),
  }),
  loaded.with({
    id: 'offers-sorted-deadline',
    title: 'Job offers, the nearest deadline first',
    at: filteredBy('sort_by=deadline_date&sort_order=asc'),
  }),
] as const;

const [pendingForWorker, pendingForClient] = pending;
const [acceptedForWorker] = accepted;
const [inProgressForWorker] = inProgress;
/** What the list says to whoever looked at it before the client cancelled. */
const stillPending = answersWithOffer(
  oneOffer('pending', { offer: { deadline_date: null } }),
  'worker',
);

/** What becomes of a transition. */
const transitions = [
  pendingForWorker.with({
    id: 'offers-accept-never',
    title: 'Accepting an offer, no answer',
    faults: [never(acceptOffer)],
  }),
  pendingForWorker.with({
    id: 'offers-accept-fails',
    title: 'Accepting an offer, server error',
    faults: [fails(acceptOffer, 500)],
  }),
  pendingForWorker.with({
    id: 'offers-accept-refused',
    title: 'Accepting an offer, refused with a message',
    faults: [fails(acceptOffer, 422, { message: 'Please confirm your phone number first.' })],
  }),
  pendingForWorker.with({
    id: 'offers-accept-conflict',
    title: 'Accepting an offer that its client has cancelled meanwhile',
    seed: oneOffer('cancelled', { offer: { deadline_date: null } }),
    faults: [stillPending.list],
  }),
  pendingForWorker.with({
    id: 'offers-accept-too-late',
    title: 'Accepting an offer whose task is taken',
    seed: takenTask,
  }),
  pendingForWorker.with({
    id: 'offers-decline-never',
    title: 'Declining an offer, no answer',
    faults: [never(declineOffer)],
  }),
  pendingForWorker.with({
    id: 'offers-decline-fails',
    title: 'Declining an offer, server error',
    faults: [fails(declineOffer, 500)],
  }),
  pendingForClient.with({
    id: 'offers-cancel-never',
    title: 'Cancelling an offer, no answer',
    faults: [never(cancelOffer)],
  }),
  pendingForClient.with({
    id: 'offers-cancel-fails',
    title: 'Cancelling an offer, server error',
    faults: [fails(cancelOffer, 500)],
  }),
  acceptedForWorker.with({
    id: 'offers-start-never',
    title: 'Starting work, no answer',
    faults: [never(startOffer)],
  }),
  acceptedForWorker.with({
    id: 'offers-start-fails',
    title: 'Starting work, server error',
    faults: [fails(startOffer, 500)],
  }),
  inProgressForWorker.with({
    id: 'offers-complete-never',
    title: 'Completing work, no answer',
    faults: [never(completeOffer)],
  }),
  inProgressForWorker.with({
    id: 'offers-complete-fails',
    title: 'Completing work, server error',
    faults: [fails(completeOffer, 500)],
  }),
] as const;

const [toReview] = completed;
const [withReview] = reviewed;

/** Writing a review of completed work, and looking at the one there is. */
const reviews = [
  toReview.with({
    id: 'offers-review-never',
    title: 'Writing a review, no answer',
    faults: [never(createReview)],
  }),
  toReview.with({
    id: 'offers-review-fails',
    title: 'Writing a review, server error',
    faults: [fails(createReview, 500)],
  }),
  toReview.with({
    id: 'offers-review-refused',
    title: 'Writing a review, refused with a message',
    faults: [fails(createReview, 422, { message: 'You have already reviewed this offer.' })],
  }),
  withReview.with({
    id: 'offers-view-review-never',
    title: 'Looking at a review, no answer',
    faults: [never(getReview)],
  }),
  withReview.with({
    id: 'offers-view-review-fails',
    title: 'Looking at a review, server error',
    faults: [fails(getReview, 500)],
  }),
] as const;

/** Job offers: the list, its cards, the details, and what can be done. */
export const offerScenarios = [
  ...lists,
  ...filtered,
  ...offerCardScenarios,
  ...offerDetailsScenarios,
  ...transitions,
  ...reviews,
  shared,
  shared.with({
    id: 'offers-shared-client',
    title: 'Job offers, one between the two accounts, for the client',
    as: 'client',
  }),
  shared.with({
    id: 'offers-between-two',
    title: 'Three offers between the two accounts, nobody signed in',
    as: undefined,
    at: paths.home.to(),
    seed: offersBetweenTwo,
  }),
] as const;
