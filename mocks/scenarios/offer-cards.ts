import { getOffer, listOffers } from '#src/contract/offers.ts';
import { DAY_MS, dayAfter } from '#src/domain/dates.ts';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import type { OfferRole } from '#src/domain/offer-machine.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { fullName } from '#src/domain/user.ts';
import { paths } from '#src/lib/paths.ts';
import { conversationAbout } from '../db/conversations.ts';
import type { OfferRow, TaskRow } from '../db/rows.ts';
import type { World } from '../db/world.ts';
import { patches } from '../faults.ts';
import { messageFixture } from '../fixtures/messages.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { reviewFixture } from '../fixtures/reviews.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { people } from './accounts.ts';
import { taskStatusOf } from './offer-seeds.ts';
import { scenario } from './scenario.ts';

/** The id of the offer, and of its task, where a scenario is about a single one. */
export const OFFER_ID = 12;

/** A title of 255 characters, and words of 1,000. */
export const LONGEST = {
  title:
    'Take apart, carry down four flights of steep stairs, drive across town and put together again: a bunk bed with stairs, a wardrobe with mirrored doors, two standing desks, an exercise bike, a glass-top dining table with eight chairs, and all my houseplants',
  words: [
    'Please come to the side entrance on the alley, since the front door is being painted this week. The freight lift is reserved for us from nine until noon, and whatever does not fit into it goes down the stairs.',
    'The wardrobe has to be taken apart: the mirrored doors come off first, then the rails, then the back panel. I kept the manual and a bag with every screw. The bunk bed is held by twelve bolts, and the right wrench is taped to the ladder. The desks have motors, so please unplug them before you lift them.',
    'I packed the small things myself. Boxes with a red dot are fragile, ones with a blue dot go to the basement, and everything else goes to the room that is written on its lid. The plants ride in the front of the van because they do not like the cold.',
    'At the new place you can park in the yard until six. My sister opens for you; her number is on the fridge. There will be sandwiches, coffee and something cold to drink, and of course I carry with you wherever I can. Thank you so much!',
  ].join('\n\n'),
} as const;

/** What differs from the usual offer. */
interface Given {
  readonly task?: Partial<TaskRow>;
  readonly offer?: Partial<OfferRow>;
  readonly reviewedBy?: readonly OfferRole[];
}

/** A world in which the client offers the worker one task, and what became of it. */
export function oneOffer(status: OfferStatus, given: Given = {}): (world: World) => void {
  return (world) => {
    const now = world.clock.now();
    const posted = new Date(now - 4 * DAY_MS).toISOString();
    const { client, worker } = people;
    const { client_id } = world.tasks.insert(
      taskFixture(world, {
        id: OFFER_ID,
        client_id: client.id,
        status: taskStatusOf(status),
        title: 'Assemble a bunk bed for the kids',
        description: 'Two beds with a ladder and a slide. All parts are counted and in the room.',
        task_category_id: 3,
        location: '2814 SE Alder St, Portland',
        payment_offer: 95,
        deadline: dayAfter(now, 6),
        created_at: posted,
        updated_at: posted,
        ...given.task,
      }),
    );
    const { id, worker_id } = world.offers.insert(
      offerFixture(world, {
        id: OFFER_ID,
        task_id: OFFER_ID,
        worker_id: worker.id,
        status,
        offer_details: 'The old bed is gone already. A second pair of hands is here after 4 pm.',
        ...given.offer,
      }),
    );
    for (const role of given.reviewedBy ?? []) {
      const reviewer_id = role === 'client' ? client_id : worker_id;
      const review = { id: world.reviews.nextId, task_offer_id: id, reviewer_id, rating: 5 };
      world.reviews.insert(reviewFixture(world, review));
    }
  };
}

/** The usual offer, and what its two sides said before. */
export function sharedOffer(world: World): void {
  oneOffer('pending')(world);
  const { client, worker } = people;
  const { created_at } = world.offers.findOrThrow(OFFER_ID);
  const talk = { conversation_id: conversationAbout(world, OFFER_ID, worker.id).id };
  const before = (hours: number) =>
    new Date(Date.parse(created_at) - (hours * DAY_MS) / 24).toISOString();
  world.messages.insert(
    messageFixture(world, {
      ...talk,
      id: 1,
      recipient_id: client.id,
      message: 'Hi Clara, I have built two of these beds. Is the weekend fine?',
      created_at: before(2),
      read_at: before(1),
    }),
  );
  world.messages.insert(
    messageFixture(world, {
      ...talk,
      id: 2,
      recipient_id: worker.id,
      message: 'That would be wonderful. Here is my offer.',
      message_type: 'offer',
      offer_id: OFFER_ID,
      created_at,
      read_at: created_at,
    }),
  );
}

/** The titles of three offers of the client to the worker. */
export const betweenTwo = {
  pending: 'Assemble a bunk bed for the kids',
  second: 'Carry a sofa to the third floor',
  accepted: 'Mow the lawn behind the house',
} as const;

/** Three offers between the two: two wait for an answer, one has been accepted. */
export function offersBetweenTwo(world: World): void {
  oneOffer('pending')(world);
  const { client, worker } = people;
  for (const [id, title, status] of [
    [13, betweenTwo.second, 'pending'],
    [14, betweenTwo.accepted, 'accepted'],
  ] as const) {
    const created_at = new Date(world.clock.now() - id * DAY_MS).toISOString();
    const task = { id, client_id: client.id, title, status: taskStatusOf(status), created_at };
    world.tasks.insert(taskFixture(world, task));
    world.offers.insert(offerFixture(world, { id, task_id: id, worker_id: worker.id, status }));
  }
}

/** Somebody else was faster: the task of the usual offer is booked. */
export function takenTask(world: World): void {
  oneOffer('pending', { task: { status: 'booked' } })(world);
  const worker_id = people.sparse.id;
  world.offers.insert(
    offerFixture(world, { id: 13, task_id: OFFER_ID, worker_id, status: 'accepted' }),
  );
}

/** The offers of somebody who has one. */
const card = scenario({
  id: 'offers-card',
  title: 'Offer card',
  as: 'worker',
  at: paths.offers.to(),
});

/** The card of an offer in a status. */
function cardOf<const Name extends string>(name: Name, said: string, seed: (world: World) => void) {
  const id = `offers-card-${name}` as const;
  return card.with({ id, title: `Offer card, ${said}`, seed });
}

/** Who the only offer is between, for a viewer who is neither. */
const others = {
  worker_id: people.worker.id,
  worker: { id: people.worker.id, name: fullName(people.worker) },
};

/** A single card: every status, for its worker, and the limits of what stands on it. */
export const offerCardScenarios = [
  cardOf('pending', 'pending', oneOffer('pending')),
  cardOf('accepted', 'accepted', oneOffer('accepted')),
  cardOf('declined', 'declined', oneOffer('declined')),
  cardOf('in-progress', 'in progress', oneOffer('in_progress')),
  cardOf('completed', 'completed', oneOffer('completed')),
  cardOf(
    'reviewed',
    'completed and reviewed',
    oneOffer('completed', { reviewedBy: ['client', 'worker'] }),
  ),
  cardOf('paid', 'paid', oneOffer('paid', { reviewedBy: ['client', 'worker'] })),
  cardOf('cancelled', 'cancelled', oneOffer('cancelled')),
  // A real server lists no offer of other people: the answer has to be changed.
  card.with({
    id: 'offers-card-neither-side',
    title: 'Offer card, between other people',
    as: 'sparse',
    seed: oneOffer('pending', { offer: { worker_id: people.sparse.id, deadline_date: null } }),
    faults: [patches(listOffers, others, { each: 'offers' }), patches(getOffer, { offer: others })],
  }),
  card.with({
    id: 'offers-card-no-deadline',
    title: 'Offer card, no deadline',
    seed: oneOffer('pending', { task: { deadline: null } }),
  }),
  card.with({
    id: 'offers-card-no-details',
    title: 'Offer card, no details',
    seed: oneOffer('pending', { offer: { offer_details: null } }),
  }),
  card.with({
    id: 'offers-card-long',
    title: 'Offer card, everything at its longest',
    seed: oneOffer('pending', {
      task: {
        client_id: people.longName.id,
        title: LONGEST.title,
        payment_offer: OFFER_AMOUNT.max,
      },
      offer: { offer_details: LONGEST.words },
    }),
  }),
] as const;
