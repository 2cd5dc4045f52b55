import { paths } from '#src/lib/navigation/paths.ts';
import {
  manyOffers,
  manyPending,
  seedOffersBetweenTwo,
  offersOfTheWorker,
  oneOffer,
  takenTask,
} from './offer-seeds.ts';
import { scenario, variantsOf } from './scenario.ts';

export const offersLoaded = scenario({
  id: 'offers-loaded',
  title: 'Job offers',
  as: 'worker',
  at: paths.offers.to(),
  seed: offersOfTheWorker,
});

const list = variantsOf(offersLoaded, 'Job offers');

export const offersEmpty = list('offers-empty', 'none', { seed: undefined });
export const offersThousand = list('offers-thousand', 'a thousand', {
  seed: (world) => manyOffers(world, 1_000),
});
export const offersManyPending = list(
  'offers-many-pending',
  'more than a thousand that wait for an answer',
  {
    seed: (world) => manyPending(world, 1_100),
  },
);
export const offersTaskTaken = list('offers-task-taken', 'a pending one whose task is taken', {
  seed: takenTask,
});
export const offersShared = list('offers-shared', 'one between the two accounts', {
  seed: oneOffer('pending'),
});
export const offersBetweenTwo = offersLoaded.with({
  id: 'offers-between-two',
  title: 'Three offers between the two accounts, signed out',
  as: undefined,
  at: paths.home.to(),
  seed: seedOffersBetweenTwo,
});
