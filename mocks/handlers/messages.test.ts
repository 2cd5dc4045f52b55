import { expect, it } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { people } from '../scenarios/accounts.ts';
import { demo } from '../scenarios/demo.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { createSteppedClock } from '../stepped-clock.ts';

async function unreadOf(viewer: 'client' | 'worker' | 'sparse', readFirst = false) {
  const clock = createSteppedClock();
  const { world, storage } = openScenario({ ...demo, as: viewer }, clock);
  if (readFirst) {
    const [first] = world.messages.by('recipient_id', people[viewer].id);
    world.messages.update(first?.id ?? 0, { read_at: world.now() });
  }
  const stamps = world.messages
    .by('recipient_id', people[viewer].id)
    .map((message) => message.created_at);
  const headers = { Authorization: `Bearer ${storage['auth_token']}` };
  const server = createMockServer({ world, clock, baseUrl: 'http://mock.test' });
  const url = 'http://mock.test/api/messages/unread-count';
  const answer: unknown = await (await server.handle(new Request(url, { headers }))).json();
  return { answer, latest: stamps.toSorted().at(-1) ?? null };
}

it.each([
  ['client', 1],
  ['worker', 2],
  ['sparse', 0],
] as const)('counts what the %s has not read: %i', async (viewer, unread_count) => {
  const { answer, latest } = await unreadOf(viewer);
  expect(answer).toEqual({ success: true, unread_count, last_message_at: latest });
});

it('leaves out what was read, but not from the last date', async () => {
  const { answer, latest } = await unreadOf('client', true);
  expect(latest).not.toBeNull();
  expect(answer).toEqual({ success: true, unread_count: 0, last_message_at: latest });
});
