import { DAY_MS } from '#src/domain/dates.ts';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import { TASK_LIMITS } from '#src/domain/task-form.ts';
import { paths } from '#src/lib/paths.ts';
import type { World } from '../db/world.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { reviewFixture } from '../fixtures/reviews.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { people } from './accounts.ts';
import { LONGEST, OFFER_ID, oneOffer } from './offer-cards.ts';
import { scenario } from './scenario.ts';

/** The offer, and behind its details three that leave nothing to do. */
function withOthers(...given: Parameters<typeof oneOffer>): (world: World) => void {
  return (world) => {
    const { client, worker } = people;
    for (const id of [9, 10, 11]) {
      const created_at = new Date(world.clock.now() - (40 - id) * DAY_MS).toISOString();
      const task = { id, client_id: client.id, status: 'completed', created_at } as const;
      world.tasks.insert(taskFixture(world, task));
      const offer = { id, task_id: id, worker_id: worker.id, status: 'paid' } as const;
      world.offers.insert(offerFixture(world, offer));
      for (const reviewer_id of [client.id, worker.id]) {
        const review = { id: world.reviews.nextId, task_offer_id: id, reviewer_id };
        world.reviews.insert(reviewFixture(world, review));
      }
    }
    oneOffer(...given)(world);
  };
}

/** The details over a list that does not show the offer: the paid ones. */
const overPaidOnes = (offer: number) => `${paths.offers.to({ offer })}&status=paid`;

const details = scenario({
  id: 'offers-details-full',
  title: 'Offer details, with everything',
  as: 'worker',
  at: paths.offers.to({ offer: OFFER_ID }),
  seed: withOthers('accepted', {
    offer: {
      offer_details:
        'The old bed is gone already, and the floor is covered. A second pair of hands is here after 4 pm.\n\nThe manual shows a second way to put the ladder: we want it on the left, next to the window.',
      terms_and_conditions:
        'Paid within a day once both beds stand and have been tried by two children. If a part is missing, we stop and finish on another day at no extra cost.',
    },
  }),
});

/** The details of one offer: how much there is to read, and every status. */
export const offerDetailsScenarios = [
  details,
  details.with({
    id: 'offers-details-of-others',
    title: 'Offer details, an offer between other people',
    at: overPaidOnes(OFFER_ID),
    seed: withOthers('pending', { offer: { worker_id: people.sparse.id } }),
  }),
  details.with({
    id: 'offers-details-minimal',
    title: 'Offer details, with as little as there can be',
    seed: withOthers('pending', {
      task: { description: '', deadline: null, location: null },
      offer: { offer_details: null, terms_and_conditions: null },
    }),
  }),
  details.with({
    id: 'offers-details-long',
    title: 'Offer details, everything at its longest',
    seed: withOthers('pending', {
      task: {
        client_id: people.longName.id,
        title: LONGEST.title,
        description: LONGEST.words.repeat(5),
        location: people.longName.city.repeat(5).slice(0, TASK_LIMITS.location),
        payment_offer: OFFER_AMOUNT.max,
      },
      offer: { offer_details: LONGEST.words, terms_and_conditions: LONGEST.words },
    }),
  }),
  details.with({
    id: 'offers-details-pending',
    title: 'Offer details, pending',
    seed: withOthers('pending'),
  }),
  details.with({
    id: 'offers-details-accepted',
    title: 'Offer details, accepted',
    seed: withOthers('accepted'),
  }),
  details.with({
    id: 'offers-details-declined',
    title: 'Offer details, declined',
    seed: withOthers('declined'),
  }),
  details.with({
    id: 'offers-details-in-progress',
    title: 'Offer details, in progress',
    seed: withOthers('in_progress'),
  }),
  details.with({
    id: 'offers-details-completed',
    title: 'Offer details, completed',
    seed: withOthers('completed'),
  }),
  details.with({
    id: 'offers-details-paid',
    title: 'Offer details, paid',
    seed: withOthers('paid', { reviewedBy: ['client', 'worker'] }),
  }),
  details.with({
    id: 'offers-details-cancelled',
    title: 'Offer details, cancelled while it was pending',
    seed: withOthers('cancelled'),
  }),
  details.with({
    id: 'offers-details-cancelled-after-accepted',
    title: 'Offer details, cancelled after it was accepted',
    seed: (world) => {
      withOthers('cancelled')(world);
      const accepted_at = new Date(world.clock.now() - 3 * DAY_MS).toISOString();
      world.offers.update(OFFER_ID, { accepted_at });
    },
  }),
  details.with({
    id: 'offers-details-missing-stamps',
    title: 'Offer details, completed, but nobody knows when it was accepted',
    seed: withOthers('completed', { offer: { accepted_at: null, in_progress_at: null } }),
  }),
] as const;
