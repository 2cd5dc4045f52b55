import type { World } from '../db/world.ts';
import { people, type Viewer } from '../fixtures/accounts.ts';
import { openScenario, scenario } from '../scenarios/scenario.ts';
import { createSteppedClock, STORY_NOW } from '../clock/stepped-clock.ts';
import { addMessages } from './chat-rows.ts';
import {
  addReviews,
  addTasksAndOffers,
  completeTasks,
  conversationsOf,
  createFillers,
} from './draft-rows.ts';
import type { Exchange } from './exchange.ts';
import { observeWorld, type ObservedWorld } from './observed-world.ts';
import { sessionTime, shiftTimes } from './shift-times.ts';
import {
  addConversationOffers,
  addReviewableOffers,
  addReviewedOffers,
} from './stand-in-offers.ts';

/** A scenario with nothing but the seeded accounts, which every world has. */
export const blankScenario = scenario({ id: 'blank', title: 'Blank', at: '/' });

/** A session in the time of the stories, and the world that it started with. */
export interface SessionWorld {
  readonly exchanges: readonly Exchange[];
  readonly world: World;
}

/**
 * Builds the world that a session found, from the entities in its answers. Its rows follow the rules of
 * the mock world: what they need and no answer shows is made up, as little as possible.
 *
 * @param exchanges scrubbed, so that the viewer is a seeded account
 */
export function sessionWorld(
  exchanges: readonly Exchange[],
  viewer: Viewer | undefined,
): SessionWorld {
  const viewerId = viewer && people[viewer].id;
  const stamps = stampsOf(observeWorld(exchanges, viewerId));
  const shifted = shiftTimes(exchanges, sessionTime(exchanges, stamps), STORY_NOW);
  const seen = observeWorld(shifted, viewerId);
  const { world } = openScenario(blankScenario, createSteppedClock());
  if (viewerId !== undefined) addReviewableOffers(seen, viewerId, viewer === 'worker');
  addReviewedOffers(seen);
  addConversationOffers(seen);
  addTasksAndOffers(world, seen);
  const fillers = createFillers(world);
  completeTasks(world, seen, fillers);
  const conversations = conversationsOf(world, seen);
  addMessages(world, seen, conversations, viewerId, fillers);
  addReviews(world, seen, viewerId);
  return { exchanges: shifted, world };
}

function stampsOf(seen: ObservedWorld): string[] {
  return [
    ...[...seen.tasks.values()].flatMap(({ created_at, updated_at }) => [created_at, updated_at]),
    ...[...seen.offers.values()].map(({ updated_at }) => updated_at),
    ...[...seen.messages.values()].map(({ created_at }) => created_at),
    ...[...seen.conversations.values()].flatMap(({ last_message_at }) => last_message_at ?? []),
    ...[...seen.reviews.values()].map(({ created_at }) => created_at),
  ];
}
