import { DAY_MS, dayAfter } from '#src/domain/dates.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { taskStatusAfter } from '#src/domain/task-machine.ts';
import type { TaskStatus } from '#src/domain/task.ts';
import type { World } from '../db/world.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { reviewFixture } from '../fixtures/reviews.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { kinds, type KindName } from '../fixtures/town/kinds.ts';
import { homes, townspeople } from '../fixtures/town/people.ts';
import { userFixture } from '../fixtures/users.ts';
import { people } from './accounts.ts';

/** What is offered and when: by a client to the worker account, or by that account to a worker. */
type Terms = {
  readonly kind: KindName;
  readonly pays: number;
  /** Days since the task was posted; the offer came six hours later. */
  readonly days: number;
  /** Days until the deadline, negative when it has passed; null without one. */
  readonly due: number | null;
  /** The stars of the worker account's own review. */
  readonly stars?: number;
} & ({ readonly from: number } | { readonly to: number });

/** The offers of the worker account, who has work done as well, the newest first. */
const offersOfWes: readonly ReturnType<typeof story>[] = [
  story(
    'pending',
    { from: 13, kind: 'mounting', pays: 85, days: 0.4, due: 4 },
    'Mount a 55-inch TV in the living room',
    'Plasterboard over wood studs. The bracket is bought, the cables should go behind the wall.',
    'Any weekday after 5 pm would be great. Please bring a drill, I only have a stud finder. There is an outlet right behind where the screen will hang, and my neighbor can help to lift it.',
  ),
  story(
    'accepted',
    { from: 1, kind: 'assembly', pays: 60, days: 1.2, due: 1 },
    'Assemble a wardrobe with sliding doors',
    'Two doors, one with a mirror. All boxes are in the bedroom already.',
    'Ring at the blue door, the bell at the gate is broken.',
  ),
  story(
    'pending',
    { to: 24, kind: 'moving', pays: 120, days: 2.1, due: 6 },
    'Carry a sofa bed up to the third floor',
    'Narrow stairs with two turns, no lift. The sofa bed comes apart in three pieces.',
    'The heaviest piece is about 70 pounds. I carry with you, so two of us are enough.',
    'Paid the same day. If it needs a third person, I will find one.',
  ),
  story(
    'accepted',
    { from: 6, kind: 'yard', pays: 75, days: 2.6, due: 0 },
    'Mow the lawn and trim the hedge',
    'Front and back, with about 40 feet of laurel hedge. Mower and shears are in the garage.',
    'The side gate is open all day. Clippings can go into the green bin.',
  ),
  story(
    'pending',
    { from: 15, kind: 'electrical', pays: 110, days: 3.3, due: null },
    'Swap three ceiling lights',
    'The new lamps are here. The breakers are labeled, and I can switch them off for you.',
  ),
  story(
    'completed',
    { from: 10, kind: 'plumbing', pays: 90, days: 4.2, due: 2 },
    'Replace a leaking kitchen faucet',
    'The new faucet lies under the sink. The shut-off valves work, I tried them last night.',
    'Please take the old faucet with you, or leave it by the door.',
  ),
  story(
    'in_progress',
    { to: 34, kind: 'cleaning', pays: 95, days: 5, due: 3 },
    'Deep clean a one-bedroom apartment before I move out',
    'Oven, fridge and bathroom are the most of it. The windows only from inside.',
    'Supplies are under the sink, and the neighbor in 4B has the key. I hand the place over the day after.',
  ),
  story(
    'declined',
    { from: 14, kind: 'yard', pays: 60, days: 5.8, due: 3 },
    'Clear a pile of broken concrete',
    'About half a ton behind the shed. A dumpster is rented for three days.',
  ),
  story(
    'in_progress',
    { from: 17, kind: 'painting', pays: 180, days: 8, due: -2 },
    'Paint a bedroom and its ceiling',
    'Two coats, walls in sage green. Furniture is in the middle of the room under sheets.',
    'Take another day if the first coat needs it, my guests only come next week.',
  ),
  story(
    'paid',
    { from: 8, kind: 'tech', pays: 55, days: 9, due: -3, stars: 5 },
    'Set up Wi-Fi that reaches the back bedroom',
    'Three mesh boxes, still sealed. The old router may stay in the hall.',
  ),
  story(
    'completed',
    { to: 22, kind: 'repair', pays: 70, days: 10.5, due: -1, stars: 4 },
    'Fix a front door that sticks',
    'It scrapes at the bottom since the rain. The hinges may need longer screws.',
  ),
  story(
    'pending',
    { from: 9, kind: 'assembly', pays: 140, days: 12, due: -1 },
    'Assemble a swing set in the garden',
    'Wooden frame, two swings and a slide. The ground is level and the anchors are bought.',
    'Sorry for the short notice: the party was moved, any day this week still works.',
  ),
  story(
    'pending',
    { from: 1, kind: 'mounting', pays: 95, days: 13.5, due: 9 },
    'Put up shelves in the home office',
    'Four shelves in an alcove. Plaster walls in an old house, so please bring anchors.',
    'I marked the heights in pencil and taped over the cables that I know of. Two shelves carry heavy binders, the others only plants. The vacuum is in the hall, and I work from home, so just ring.',
    'Half of the price if a shelf has to wait for another bracket.',
  ),
  story(
    'accepted',
    { to: 29, kind: 'office', pays: 80, days: 15, due: 10 },
    'Scan and sort two boxes of letters',
    'My grandmother kept everything. A folder for each year is enough.',
  ),
  story(
    'cancelled',
    { from: 12, kind: 'moving', pays: 150, days: 18, due: -5 },
    'Move a piano across the living room',
    'An upright on wheels, wood floor, no steps. Straps and blankets are here.',
  ),
  story(
    'paid',
    { to: 37, kind: 'electrical', pays: 95, days: 21, due: -12, stars: 5 },
    'Install a dimmer in the bedroom',
    'One switch, one lamp. The dimmer is bought and fits the box.',
  ),
  story(
    'completed',
    { from: 19, kind: 'assembly', pays: 50, days: 22.5, due: -10, stars: 5 },
    'Assemble a desk and a swivel chair',
    'Both flat-packed. The desk has a drawer that goes on the left.',
    'Please keep the boxes flat by the door, I give them on.',
  ),
  story(
    'pending',
    { to: 31, kind: 'painting', pays: 210, days: 26, due: 14 },
    'Paint the kitchen cabinets',
    'Fourteen doors, sanded and primed. They can be painted on the balcony.',
  ),
  story(
    'declined',
    { to: 26, kind: 'cleaning', pays: 65, days: 28, due: -15 },
    'Clean the windows inside and out',
    'Six windows on the second floor, all of them tilt in.',
  ),
  story(
    'in_progress',
    { from: 20, kind: 'yard', pays: 260, days: 33, due: 8 },
    'Build two raised vegetable beds',
    'Cedar boards are cut to length. The soil lies on the drive and has to be moved.',
    'Two afternoons are planned. There is a wheelbarrow, and lemonade.',
  ),
  story(
    'paid',
    { from: 11, kind: 'mounting', pays: 75, days: 38, due: -20 },
    'Hang a projector and its screen',
    'Ceiling mount, wood beams. The screen rolls down in front of the bookcase.',
  ),
  story(
    'completed',
    { to: 30, kind: 'plumbing', pays: 85, days: 41, due: -25 },
    'Unclog a slow shower drain',
    'Water stands after five minutes. A plunger did not help.',
  ),
  story(
    'accepted',
    { from: 18, kind: 'repair', pays: 130.5, days: 46, due: null },
    'Repair the back porch steps',
    'Two treads are rotten. New boards are here and need to be cut.',
    'Whenever it is dry for two days in a row. The price covers the screws you bought.',
  ),
  story(
    'paid',
    { from: 7, kind: 'moving', pays: 240, days: 52, due: -40, stars: 4 },
    'Help a family move across town',
    'A two-bedroom home, boxes packed and labeled. The truck is rented for the day.',
  ),
];

/** 24 offers of the worker account, sent and received, in every status. */
export function offersOfTheWorker(world: World): void {
  manyOffers(world, offersOfWes.length);
}

/** As many offers of the worker account as are asked for: the same ones, again and again. */
export function manyOffers(world: World, count: number, stories = offersOfWes): void {
  const wes = people.worker.id;
  for (const { id, first_name, last_name, city } of townspeople) {
    world.users.insert(userFixture(world, { id, first_name, last_name, city }));
  }
  for (let index = 0; index < count; index += 1) {
    const story = stories[index % stories.length];
    if (!story) continue;
    const { status, terms, words } = story;
    const [title, description, offer_details = null, terms_and_conditions = null] = words;
    const round = Math.floor(index / stories.length);
    const [client_id, worker_id] = 'from' in terms ? [terms.from, wes] : [wes, terms.to];
    const id = count - index;
    const posted = world.clock.now() - (terms.days + round) * DAY_MS;
    const created_at = new Date(posted).toISOString();
    const place = homes.concat(townspeople).find((person) => person.id === client_id);
    const kind = kinds[terms.kind];
    world.tasks.insert(
      taskFixture(world, {
        id,
        client_id,
        title,
        description,
        status: taskStatusOf(status),
        task_category_id: kind.category,
        location: place ? `${place.street}, ${place.city}` : null,
        payment_offer: terms.pays,
        deadline: terms.due === null ? null : dayAfter(world.clock.now(), terms.due),
        created_at,
        updated_at: created_at,
        requirements: kind.requirements,
        equipment_needed: kind.equipment,
      }),
    );
    const given = { status, offer_details, terms_and_conditions };
    world.offers.insert(offerFixture(world, { id, task_id: id, worker_id, ...given }));
    if (terms.stars === undefined) continue;
    const review = { id, task_offer_id: id, reviewer_id: wes, rating: terms.stars };
    world.reviews.insert(reviewFixture(world, review));
  }
}

/** As many offers that wait for the worker account's answer as are asked for. */
export function manyPending(world: World, count: number): void {
  const wait = offersOfWes.filter(({ status, terms }) => status === 'pending' && 'from' in terms);
  manyOffers(world, count, wait);
}

/** The status of a task whose only offer is in this one. */
export function taskStatusOf(offer: OfferStatus): TaskStatus {
  return taskStatusAfter(offer === 'paid' ? 'completed' : offer, false) ?? 'available';
}

/** The texts are the task's title and description, the offer's details and its conditions. */
function story(
  status: OfferStatus,
  terms: Terms,
  ...words: readonly [string, string, ...string[]]
) {
  return { status, terms, words };
}
