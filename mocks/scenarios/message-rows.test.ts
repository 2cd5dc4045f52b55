import { expect, it } from 'vitest';
import type { Conversation } from '#src/domain/message.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { conversationsOf } from '../db/conversations.ts';
import { wireConversation } from '../db/wire.ts';
import { createSteppedClock, STORY_NOW } from '../stepped-clock.ts';
import { people } from './accounts.ts';
import { FIFTY_CHARACTERS, previewRows } from './message-row-seeds.ts';
import { messageRowScenarios } from './message-rows.ts';
import { openScenario, type Scenario } from './scenario.ts';

type Id = (typeof messageRowScenarios)[number]['id'];

/** The client's conversations in a scenario, as the server sends them. */
function conversationsIn(id: Id): Conversation[] {
  const found = messageRowScenarios.find((each): each is typeof each & Scenario => each.id === id);
  const { world } = openScenario(found!, createSteppedClock());
  const viewer = people.client.id;
  return conversationsOf(world, viewer).map((row) => wireConversation(world, row, viewer));
}

it('five conversations are read, unread, and with and without an offer', () => {
  const rows = conversationsIn('conversations-five');
  expect(rows.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  expect(rows.map(({ unread_count }) => unread_count)).toEqual([3, 0, 0, 0, 0]);
  expect(rows.map((row) => row.offer_status)).toEqual([
    'pending',
    'accepted',
    null,
    'in_progress',
    'paid',
  ]);
  expect(rows.map((row) => row.latest_message?.message_type)).toContain('offer_accepted');
});

it('two pages have 25 conversations, the latest first', () => {
  const ids = conversationsIn('conversations-two-pages').map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
});

it('there is a conversation per status, and one without an offer', () => {
  const rows = conversationsIn('conversations-statuses');
  expect(rows.map((row) => row.offer_status)).toEqual([...OFFER_STATUSES, null]);
});

it('previews are at the limit, above it, an offer, and none', () => {
  expect(FIFTY_CHARACTERS).toHaveLength(50);
  const latest = (id: number) =>
    conversationsIn('conversations-previews').find((row) => row.id === id)?.latest_message;
  expect(latest(previewRows.fifty)?.message).toHaveLength(50);
  expect(latest(previewRows.fiftyOne)?.message).toHaveLength(51);
  expect(latest(previewRows.offer)?.message_type).toBe('offer');
  expect(latest(previewRows.none)).toBeNull();
});

it('times are on either side of each boundary', () => {
  const ages = conversationsIn('conversations-times').map(
    (row) => STORY_NOW - Date.parse(row.last_message_at ?? ''),
  );
  const [second, minute, hour] = [1_000, 60_000, 3_600_000];
  expect(ages).toEqual([0, 59 * second, minute, 59 * minute, hour, 24 * hour - minute, 24 * hour]);
});

it('extreme contents have more unread messages than the badge shows', () => {
  const [most] = conversationsIn('conversations-extreme');
  expect(most?.unread_count).toBe(100);
  expect(most?.task.title).toHaveLength(255);
});
