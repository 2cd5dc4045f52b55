import { expect, it } from 'vitest';
import { listConversations } from '#src/contract/messages.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { STORY_NOW } from '../clock/stepped-clock.ts';
import { servedState } from '../testing/served-state.ts';
import { FIFTY_CHARACTERS, previewRows } from './message-row-seeds.ts';
import type { messageRowScenarios } from './message-rows.ts';

/** The client's conversations in a scenario, as the server sends them. */
async function conversationsIn(id: (typeof messageRowScenarios)[number]['id']) {
  const { ask } = servedState(id);
  const { body } = await ask('/messages/conversations');
  return listConversations.answer.parse(body).conversations;
}

it('there is a row per status, and one without an offer', async () => {
  const rows = await conversationsIn('messages-rows-statuses');
  expect(rows.map((row) => row.offer_status)).toEqual([...OFFER_STATUSES, null]);
});

it('previews are at the limit, above it, an offer, and none', async () => {
  expect(FIFTY_CHARACTERS).toHaveLength(50);
  const rows = await conversationsIn('messages-rows-previews');
  const latest = (id: number) => rows.find((row) => row.id === id)?.latest_message;
  expect(latest(previewRows.fifty)?.message).toHaveLength(50);
  expect(latest(previewRows.fiftyOne)?.message).toHaveLength(51);
  expect(latest(previewRows.offer)?.message_type).toBe('offer');
  expect(latest(previewRows.none)).toBeNull();
});

it('times are on either side of each boundary', async () => {
  const rows = await conversationsIn('messages-rows-times');
  const ages = rows.map((row) => STORY_NOW - Date.parse(row.last_message_at ?? ''));
  const [second, minute, hour] = [1_000, 60_000, 3_600_000];
  expect(ages).toEqual([0, 59 * second, minute, 59 * minute, hour, 24 * hour - minute, 24 * hour]);
});

it('extreme contents have more unread messages than the badge shows', async () => {
  const [most] = await conversationsIn('messages-rows-extreme');
  expect(most?.unread_count).toBe(100);
  expect(most?.task.title).toHaveLength(255);
});
