import type { OfferRole } from '#src/domain/offer-process.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { transitionOffer } from '../db/offers.ts';
import type { World } from '../db/world.ts';
import { bunkBed, bunkBedDetails } from '../fixtures/examples.ts';
import { kinds, type Kind } from '../fixtures/town/kinds.ts';
import { homeOf, townspeople } from '../fixtures/town/people.ts';
import { userFixture } from '../fixtures/users.ts';
import { workerOffers } from '../fixtures/worker-offers.ts';
import { at } from '../seeds/play.ts';
import { seedOffer, seedReview, seedTask, type OfferSeed, type TaskSeed } from '../seeds/rows.ts';
import { people } from '../fixtures/accounts.ts';
import type { Seed } from './scenario.ts';

/** The id of the offer and its task in scenarios with a single offer. */
export const OFFER_ID = 12;

/** Overrides of the default offer. */
interface Given {
  readonly task?: Partial<TaskSeed>;
  readonly offer?: Partial<OfferSeed>;
  readonly reviewedBy?: readonly OfferRole[];
}

/** Seeds one offer from the client to the worker in a given status. */
export function oneOffer(status: OfferStatus, { task, offer, reviewedBy = [] }: Given = {}): Seed {
  return (world) => {
    const { client_id } = seedTask(world, {
      id: OFFER_ID,
      client_id: people.client.id,
      ...bunkBed,
      daysAgo: 4,
      due: 6,
      ...task,
    });
    const { id, worker_id } = seedOffer(world, {
      id: OFFER_ID,
      task_id: OFFER_ID,
      worker_id: people.worker.id,
      status,
      offer_details: bunkBedDetails,
      opener: "Hi, I've put together two of these beds. Does this weekend work?",
      message: "That'd be great. Here's my offer.",
      ...offer,
    });
    for (const role of reviewedBy) {
      const reviewer_id = role === 'client' ? client_id : worker_id;
      const review_text = "On time, careful and friendly. I'd work with them again any time.";
      const review = { task_offer_id: id, reviewer_id, rating: 5, review_text };
      seedReview(world, { ...review, daysAgo: 0.6 });
    }
  };
}

/** Seeds the offer and three paid and reviewed ones, for the list behind the details. */
export function withOthers(...given: Parameters<typeof oneOffer>): Seed {
  return (world) => {
    const { client, worker } = people;
    const client_id = client.id;
    const paid = [
      { id: 9, title: 'Fix a dripping faucet', payment_offer: 90, daysAgo: 31, due: 9 },
      { id: 10, title: 'Mow the lawn', payment_offer: 55, daysAgo: 30, due: 14 },
      { id: 11, title: 'Mount a 55-inch TV', payment_offer: 65, daysAgo: 29, due: 5 },
    ];
    for (const { id, ...task } of paid) {
      seedTask(world, { id, client_id, description: 'Like we talked about.', ...task });
      seedOffer(world, { id, task_id: id, worker_id: worker.id, status: 'paid' });
      seedReview(world, { task_offer_id: id, reviewer_id: client_id });
      seedReview(world, { task_offer_id: id, reviewer_id: worker.id });
    }
    oneOffer(...given)(world);
  };
}

/** Seeds an offer that was accepted and canceled by its client a day later. */
export function cancelledAfterAccepted(world: World): void {
  withOthers('pending')(world);
  at(world, 72, () => transitionOffer(world, OFFER_ID, people.worker.id, 'accept'));
  at(world, 45, () => transitionOffer(world, OFFER_ID, people.client.id, 'cancel'));
}

/** Seeds a pending offer whose task another worker has booked. */
export function takenTask(world: World): void {
  oneOffer('pending')(world);
  const worker_id = people.sparse.id;
  seedOffer(world, { id: 13, task_id: OFFER_ID, worker_id, status: 'accepted' });
}

/** The titles of {@link seedOffersBetweenTwo}. */
export const betweenTwo = {
  pending: bunkBed.title,
  second: 'Carry a sofa to the third floor',
  accepted: 'Mow the lawn behind the house',
} as const;

/** Seeds three offers from the client to the worker: two pending, one accepted. */
export function seedOffersBetweenTwo(world: World): void {
  oneOffer('pending')(world);
  const { client, worker } = people;
  for (const [id, title, status] of [
    [13, betweenTwo.second, 'pending'],
    [14, betweenTwo.accepted, 'accepted'],
  ] as const) {
    seedTask(world, { id, client_id: client.id, title, payment_offer: 85, daysAgo: id });
    seedOffer(world, { id, task_id: id, worker_id: worker.id, status });
  }
}

/** Seeds the 24 offers of the worker account, in every status. */
export function offersOfTheWorker(world: World): void {
  manyOffers(world, workerOffers.length);
}

/** Seeds a number of pending offers to the worker account. */
export function manyPending(world: World, count: number): void {
  const pending = workerOffers.filter(({ terms }) => terms.status === 'pending' && 'from' in terms);
  manyOffers(world, count, pending);
}

/** Seeds a number of offers of the worker account by repeating the given ones. */
export function manyOffers(world: World, count: number, offers = workerOffers): void {
  const wes = people.worker.id;
  for (const { id, first_name, last_name, city } of townspeople) {
    world.users.insert(userFixture(world, { id, first_name, last_name, city }));
  }
  // Oldest first, so ids ascend with time.
  for (let id = 1; id <= count; id += 1) {
    const newer = count - id;
    const offer = offers[newer % offers.length];
    if (!offer) continue;
    const { terms, words } = offer;
    const [title, description, offer_details = null, terms_and_conditions = null] = words;
    const [client_id, worker_id] = 'from' in terms ? [terms.from, wes] : [wes, terms.to];
    const { category, requirements = null, equipment = null }: Kind = kinds[terms.kind];
    seedTask(world, {
      id,
      client_id,
      title,
      description,
      task_category_id: category,
      payment_offer: terms.pays,
      daysAgo: terms.days + Math.floor(newer / offers.length),
      due: terms.due ?? undefined,
      requirements,
      equipment_needed: equipment,
      ...homeOf(client_id),
    });
    seedOffer(world, {
      id,
      task_id: id,
      worker_id,
      status: terms.status,
      ...(terms.due === null && { deadline_date: null }),
      offer_details,
      terms_and_conditions,
    });
    if (terms.stars === undefined) continue;
    seedReview(world, { id, task_offer_id: id, reviewer_id: wes, rating: terms.stars });
  }
}
