import { DAY_MS } from '#src/domain/dates.ts';
import type { World } from '../db/world.ts';
import { drawInt } from '../fixtures/seed.ts';
import { finishedTasks } from '../fixtures/town/finished-tasks.ts';
import { openTasks } from '../fixtures/town/open-tasks.ts';
import { homes, townspeople } from '../fixtures/town/people.ts';
import { storyOf, type Story } from '../fixtures/town/story.ts';
import type { Cast } from '../fixtures/town/story-rows.ts';
import { stampAt } from '../fixtures/town/times.ts';
import { userFixture } from '../fixtures/users.ts';

/**
 * A town and half a year of its life: people, tasks in every status, what was said and offered,
 * and what people think of each other. The accounts of the scenarios live there too, on both sides.
 */
export function town(world: World): void {
  for (const { id } of homes) world.users.update(id, joined(world, id));
  for (const { id, first_name, last_name, city } of townspeople) {
    const since = joined(world, id);
    world.users.insert(userFixture(world, { id, first_name, last_name, city, ...since }));
  }
  for (const story of townStories(world)) insertStory(world, story);
}

/** The rows of every task of the town, whose people must be there. */
export function townStories(world: World): Story[] {
  const cast = castOf(world);
  return [...finishedTasks, ...openTasks].map((task) => storyOf(task, world.clock.now(), cast));
}

/** Puts the rows of a story into a world. */
function insertStory(world: World, story: Story): void {
  world.tasks.insert(story.task);
  for (const offer of story.offers) world.offers.insert(offer);
  for (const conversation of story.conversations) world.conversations.insert(conversation);
  for (const message of story.messages) world.messages.insert(message);
  for (const review of story.reviews) world.reviews.insert(review);
}

/** Everybody came before the first task was posted. */
function joined(world: World, id: number) {
  const now = world.clock.now();
  const days = drawInt('town-joined', id, 170, 700);
  const created_at = stampAt(now, now - days * DAY_MS);
  return { created_at, email_verified_at: created_at };
}

function castOf(world: World): Cast {
  const places = new Map([...homes, ...townspeople].map((person) => [person.id, person]));
  return {
    firstName: (id) => world.users.findOrThrow(id).first_name,
    home(id) {
      const place = places.get(id);
      if (!place) throw new Error(`Nobody knows where person ${id} lives.`);
      return { location: `${place.street}, ${place.city}`, area: place.area };
    },
  };
}
