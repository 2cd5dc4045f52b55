import { LONGEST } from '../fixtures/longest-texts.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { cancelTask } from '../db/tasks.ts';
import type { World } from '../db/world.ts';
import { at } from '../seeds/play.ts';
import { seedOffer, seedTask } from '../seeds/rows.ts';
import { people } from '../fixtures/accounts.ts';
import type { Seed } from './scenario.ts';
import { oneTask, TASK_ID } from './task-seeds.ts';

const { client, worker, sparse, longName } = people;

/** A task of the client account, and how far it has come. */
interface Terms {
  readonly category: number;
  readonly price: number;
  readonly daysAgo: number;
  readonly hours?: number;
  /** The status of the offer to the worker account; none by default. */
  readonly offer?: OfferStatus;
  readonly status?: 'cancelled' | 'inactive';
}

/** Oldest first, so ids ascend with time. */
const POSTED = [
  posted(
    { category: 1, price: 140, daysAgo: 44, hours: 6, offer: 'paid' },
    'Paint the backyard fence',
    'About 40 feet, one side. I have the paint and brushes.',
  ),
  posted(
    { category: 4, price: 40, daysAgo: 37, hours: 1, offer: 'paid' },
    'Set up a new router',
    "Fiber's hooked up. I need the Wi-Fi to reach the back room.",
  ),
  posted(
    { category: 2, price: 75, daysAgo: 30, hours: 2, status: 'cancelled' },
    'Clean the gutters',
    "It's a one-story house, and the ladder's in the shed.",
  ),
  posted(
    { category: 3, price: 90, daysAgo: 24, hours: 4, offer: 'paid' },
    'Assemble a wardrobe',
    'It has three doors. All the parts are already in the bedroom.',
  ),
  posted(
    { category: 6, price: 60, daysAgo: 19, status: 'inactive' },
    'Help me get ready for taxes',
    "Scanning and sorting last year's receipts.",
  ),
  posted(
    { category: 3, price: 65, daysAgo: 12, hours: 2, offer: 'completed' },
    'Mount a 55-inch TV',
    "The wall's drywall, and I have the mount.",
  ),
  posted(
    { category: 5, price: 80, daysAgo: 9, hours: 1, offer: 'in_progress' },
    'Carry a sofa upstairs',
    'Third floor, no elevator, but the stairs are wide.',
  ),
  posted(
    { category: 2, price: 110, daysAgo: 7, hours: 5, offer: 'accepted' },
    'Deep clean the kitchen',
    'Oven, fridge and all the cabinets before we move out.',
  ),
  posted(
    { category: 1, price: 50, daysAgo: 5, hours: 2, offer: 'pending' },
    'Mow the lawn behind the house',
    "It's a small yard, and the mower's in the shed.",
  ),
  posted(
    { category: 1, price: 70, daysAgo: 3, hours: 1, offer: 'pending' },
    'Fix a dripping faucet',
    "The kitchen faucet's been dripping since last week, and it's getting worse. I have the new washer, and there are tools under the sink.",
  ),
  posted(
    { category: 1, price: 25, daysAgo: 2, offer: 'pending' },
    'Walk the dog on weekdays',
    "Bruno's mellow and loves people. An hour around noon.",
  ),
  posted(
    { category: 3, price: 95, daysAgo: 1, hours: 3 },
    'Build a loft bed with a desk below',
    'The parts are still in their boxes, about 80 of them.',
  ),
];

function posted(terms: Terms, title: string, description: string) {
  return { ...terms, title, description };
}

/** Seeds twelve tasks of the client account in every status; three have pending offers. */
export function tasksOfTheClient(world: World): void {
  for (const [index, { category, price, hours, offer, status, ...task }] of POSTED.entries()) {
    const id = index + 1;
    seedTask(world, {
      ...task,
      id,
      client_id: client.id,
      task_category_id: category,
      payment_offer: price,
      estimated_hours: hours ?? null,
      location: '2814 SE Alder St, Portland',
    });
    if (offer) seedOffer(world, { id, task_id: id, worker_id: worker.id, status: offer });
    if (status === 'cancelled') at(world, 24, () => cancelTask(world, id, client.id));
    if (status === 'inactive') world.tasks.update(id, { status });
  }
}

/** Seeds one task of the client account, and an offer to the worker account in a status. */
export function offeredTask(status: OfferStatus): Seed {
  return (world) => {
    oneTask()(world);
    seedOffer(world, { id: TASK_ID, task_id: TASK_ID, worker_id: worker.id, status });
  };
}

/** Seeds one task with a pending offer, which its client canceled a day ago. */
export function cancelledTask(world: World): void {
  offeredTask('pending')(world);
  at(world, 24, () => cancelTask(world, TASK_ID, client.id));
}

/** Seeds one task that takes no offers for now. */
export function inactiveTask(world: World): void {
  oneTask()(world);
  world.tasks.update(TASK_ID, { status: 'inactive' });
}

/** Seeds one task without any optional field, as from a server with fewer required ones. */
export function sparseTask(world: World): void {
  oneTask({ requirements: null, equipment_needed: null, estimated_hours: null, area: null })(world);
  world.tasks.update(TASK_ID, {
    task_category_id: null,
    location: null,
    deadline: null,
    views: 0,
  });
}

/** Seeds a task with every text at its longest, booked by the worker with the longest name. */
export function longTask(world: World): void {
  oneTask({
    title: LONGEST.title,
    description: LONGEST.words,
    location: LONGEST.title,
    payment_offer: 99_999.99,
    duration: 'Two or three afternoons, depending on the weather',
  })(world);
  const offer = { id: TASK_ID, task_id: TASK_ID, worker_id: longName.id };
  seedOffer(world, { ...offer, status: 'accepted' });
}

/** Seeds a task that was paid with the highest amount. */
export function dearTask(world: World): void {
  oneTask({ payment_offer: 99_999.99 })(world);
  seedOffer(world, { id: TASK_ID, task_id: TASK_ID, worker_id: sparse.id, status: 'paid' });
}
