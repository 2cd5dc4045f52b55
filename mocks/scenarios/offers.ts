import { paths } from '#src/lib/navigation/paths.ts';
import { offerCardScenarios } from './offer-cards.ts';
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

/** Scenarios of job offers: the list, its cards, the details, and offers between the two accounts. */
export const offerScenarios = [
  loaded,
  list('offers-empty', 'none', { seed: undefined }),
  list('offers-thousand', 'a thousand', { seed: (world) => manyOffers(world, 1_000) }),
  list('offers-many-pending', 'more than a thousand that wait for an answer', {
    seed: (world) => manyPending(world, 1_100),
  }),
  ...offerCardScenarios,
  ...offerDetailsScenarios,
  list('offers-task-taken', 'a pending one whose task is taken', { seed: takenTask }),
  list('offers-shared', 'one between the two accounts', { seed: oneOffer('pending') }),
  loaded.with({
    id: 'offers-between-two',
    title: 'Three offers between the two accounts, signed out',
    as: undefined,
    at: paths.home.to(),
    seed: offersBetweenTwo,
  }),
] as const;
