import { paths } from '#src/lib/paths.ts';
import { offerCardScenarios, offersBetweenTwo, sharedOffer, takenTask } from './offer-cards.ts';
import { offerDetailsScenarios } from './offer-details.ts';
import { manyOffers, manyPending, offersOfTheWorker } from './offer-seeds.ts';
import { scenario } from './scenario.ts';

const loaded = scenario({
  id: 'offers-loaded',
  title: 'Job offers',
  as: 'worker',
  at: paths.offers.to(),
  seed: offersOfTheWorker,
});

/** Job offers: the list, its cards, the details, and offers between the two accounts. */
export const offerScenarios = [
  loaded,
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
  ...offerCardScenarios,
  ...offerDetailsScenarios,
  loaded.with({
    id: 'offers-task-taken',
    title: 'Job offers, a pending one whose task is taken',
    seed: takenTask,
  }),
  loaded.with({
    id: 'offers-shared',
    title: 'Job offers, one between the two accounts',
    seed: sharedOffer,
  }),
  loaded.with({
    id: 'offers-between-two',
    title: 'Three offers between the two accounts, nobody signed in',
    as: undefined,
    at: paths.home.to(),
    seed: offersBetweenTwo,
  }),
] as const;
