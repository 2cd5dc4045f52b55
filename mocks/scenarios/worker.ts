import { listUpcomingOffers } from '#src/contract/offers.ts';
import { CUT } from '#src/domain/cut.ts';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { World } from '../db/world.ts';
import { patches } from '../faults/faults.ts';
import { LONGEST } from '../fixtures/longest-texts.ts';
import { workerOffers, type WorkerOffer } from '../fixtures/worker-offers.ts';
import { people } from '../fixtures/accounts.ts';
import { manyOffers, offersOfTheWorker, oneOffer } from './offer-seeds.ts';
import { scenario, variantsOf } from './scenario.ts';
import { unread } from './seeds.ts';

/** Offers to the worker account, made active: accepted and in progress by turns, one due each day. */
const activeOffers: readonly WorkerOffer[] = workerOffers
  .filter(({ terms }) => 'from' in terms)
  .map(({ terms, words }, index) => {
    // Nothing is finished, so nothing is reviewed.
    const { stars: _, ...rest } = terms;
    const status = index % 2 === 0 ? 'accepted' : 'in_progress';
    return { terms: { ...rest, status, due: index + 1 }, words };
  });

/** Seeds a number of active offers to the worker account. */
const activeWork = (count: number) => (world: World) => manyOffers(world, count, activeOffers);

/** Details of a number of characters. */
const detailsOf = (length: number) => `${LONGEST.words.slice(0, length - 1)}.`;

export const workerLoaded = scenario({
  id: 'worker-loaded',
  title: 'Worker dashboard',
  as: 'worker',
  at: paths.worker.to(),
  seed(world) {
    offersOfTheWorker(world);
    unread(world, people.worker.id, 3);
  },
});

const worker = variantsOf(workerLoaded, 'Worker dashboard');

export const workerNew = worker('worker-new', 'a worker without offers', { seed: undefined });
export const workerLarge = worker('worker-large', 'the highest payment', {
  seed: oneOffer('paid', { task: { payment_offer: OFFER_AMOUNT.max } }),
});
export const workerUnread100 = worker('worker-unread-100', '100 unread messages', {
  seed: (world) => unread(world, people.worker.id, 100),
});
export const workerAccepted = worker('worker-accepted', 'an accepted offer', {
  seed: oneOffer('accepted'),
});
export const workerInProgress = worker('worker-in-progress', 'an offer in progress', {
  seed: oneOffer('in_progress'),
});
export const workerOverdue = worker('worker-overdue', 'an offer that is overdue', {
  seed: oneOffer('in_progress', { task: { due: -1 } }),
});
// Ours lists accepted and started work only.
export const workerPending = worker('worker-pending', 'a pending offer, listed by another server', {
  seed: oneOffer('accepted'),
  faults: [patches(listUpcomingOffers, { status: 'pending' }, { each: 'offers' })],
});
export const workerDetails80 = worker('worker-details-80', 'details that are shown whole', {
  seed: oneOffer('accepted', { offer: { offer_details: detailsOf(CUT.workerOffer) } }),
});
export const workerDetails81 = worker('worker-details-81', 'details that are cut', {
  seed: oneOffer('accepted', { offer: { offer_details: detailsOf(CUT.workerOffer + 1) } }),
});
export const workerLong = worker('worker-long', 'an offer with everything at its longest', {
  seed: oneOffer('accepted', {
    task: {
      client_id: people.longName.id,
      title: LONGEST.title,
      payment_offer: OFFER_AMOUNT.max,
    },
    offer: { offer_details: LONGEST.words },
  }),
});
export const workerSix = worker('worker-six', 'six upcoming offers', { seed: activeWork(6) });
export const workerFifteen = worker('worker-fifteen', 'fifteen upcoming offers', {
  seed: activeWork(15),
});
