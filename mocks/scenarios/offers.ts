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
import { scenario, variantsOf } from './scenario.ts';

const loaded = scenario({
  id: 'offers-loaded',
  title: 'Job offers',
  as: 'worker',
  at: paths.offers.to(),
  seed: offersOfTheWorker,
});

const list = variantsOf(loaded, 'Job offers');

/** The list under an address that filters it. */
const filteredBy = (query: string) => `${paths.offers.to()}?${query}`;

const shared = list('offers-shared', 'one between the two accounts, for the worker', {
  seed: oneOffer('pending'),
});

/** How the list loads, and what it shows. */
const lists = [
  loaded,
  list('offers-single', 'a single one', { seed: oneOffer('pending') }),
  list('offers-empty', 'none', { seed: undefined }),
  list('offers-thousand', 'a thousand', { seed: (world) => manyOffers(world, 1_000) }),
  list('offers-many-pending', 'more than a thousand that wait for an answer', {
    seed: (world) => manyPending(world, 1_100),
  }),
  list('offers-signed-out', 'signed out', { as: undefined }),
  list('offers-loading', 'loading', { faults: [never(listOffers)] }),
  list('offers-slow', 'each load takes two seconds', { faults: [slow(listOffers, 2_000)] }),
  list('offers-down', 'error', { faults: [fails(listOffers, 500)] }),
  list('offers-down-once', 'error at the first try', { faults: [once(fails(listOffers, 500))] }),
  list('offers-next-page-never', 'the next page does not come', {
    faults: [onPage(2, never(listOffers))],
  }),
  list('offers-next-page-fails', 'the next page fails at the first try', {
    faults: [once(onPage(2, fails(listOffers, 500)))],
  }),
] as const;

/** The list as an address filters and sorts it. */
const filtered = [
  list('offers-filtered-search', 'searched', { at: filteredBy('search=assemble') }),
  list('offers-filtered-status', 'the pending ones', { at: filteredBy('status=pending') }),
  list('offers-filtered-empty', 'none that match', {
    at: filteredBy('search=chandelier&status=accepted'),
  }),
  list('offers-filtered-nonsense', 'an address that means nothing', {
    at: filteredBy('status=archived&sort_by=luck&sort_order=sideways&offer=twelve'),
  }),
  list('offers-sorted-amount', 'the highest amount first', {
    at: filteredBy('sort_by=payment_amount'),
  }),
  list('offers-sorted-deadline', 'the nearest deadline first', {
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

const accepting = variantsOf(pendingForWorker, 'Accepting an offer');
const declining = variantsOf(pendingForWorker, 'Declining an offer');
const cancelling = variantsOf(pendingForClient, 'Cancelling an offer');
const starting = variantsOf(acceptedForWorker, 'Starting work');
const completing = variantsOf(inProgressForWorker, 'Completing work');

/** What becomes of a transition. */
const transitions = [
  accepting('offers-accept-never', 'no answer', { faults: [never(acceptOffer)] }),
  accepting('offers-accept-fails', 'server error', { faults: [fails(acceptOffer, 500)] }),
  accepting('offers-accept-refused', 'refused with a message', {
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
  declining('offers-decline-never', 'no answer', { faults: [never(declineOffer)] }),
  declining('offers-decline-fails', 'server error', { faults: [fails(declineOffer, 500)] }),
  cancelling('offers-cancel-never', 'no answer', { faults: [never(cancelOffer)] }),
  cancelling('offers-cancel-fails', 'server error', { faults: [fails(cancelOffer, 500)] }),
  starting('offers-start-never', 'no answer', { faults: [never(startOffer)] }),
  starting('offers-start-fails', 'server error', { faults: [fails(startOffer, 500)] }),
  completing('offers-complete-never', 'no answer', { faults: [never(completeOffer)] }),
  completing('offers-complete-fails', 'server error', { faults: [fails(completeOffer, 500)] }),
] as const;

const [toReview] = completed;
const [withReview] = reviewed;

const writing = variantsOf(toReview, 'Writing a review');
const viewing = variantsOf(withReview, 'Looking at a review');

/** Writing a review of completed work, and looking at the one there is. */
const reviews = [
  writing('offers-review-never', 'no answer', { faults: [never(createReview)] }),
  writing('offers-review-fails', 'server error', { faults: [fails(createReview, 500)] }),
  writing('offers-review-refused', 'refused with a message', {
    faults: [fails(createReview, 422, { message: 'You have already reviewed this offer.' })],
  }),
  viewing('offers-view-review-never', 'no answer', { faults: [never(getReview)] }),
  viewing('offers-view-review-fails', 'server error', { faults: [fails(getReview, 500)] }),
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
