import { expect, it } from 'vitest';
import { paths } from '#src/lib/navigation/paths.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { sendText } from '#mocks/db/conversations.ts';
import { unreadMessages } from '#mocks/db/dashboards.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { scenarios } from '#mocks/scenarios/registry.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import { settle } from '#stories/stage/settle.ts';
import { cleanUpStages } from '../render-stage.tsx';
import { renderApp } from '../render-app.tsx';

const PAGES = {
  client: [paths.dashboard.to(), paths.client.to()],
  worker: [paths.dashboard.to(), paths.worker.to()],
} as const;
/** How long it takes until the app asks again, in seconds. */
const POLL = 30;

/** The scenarios with unread messages, one for each number of them. */
const cases = (['client', 'worker'] as const).flatMap((as) => {
  const byCount = new Map(
    scenarios
      .filter((scenario) => scenario.as === as && !scenario.faults && !scenario.storage)
      .map((scenario) => {
        const { world } = openScenario(scenario, systemClock);
        return [unreadMessages(world, people[as].id), scenario] as const;
      }),
  );
  return [...byCount].flatMap(([count, scenario]) => (count > 0 ? [{ as, scenario, count }] : []));
});

/** What the page says in different places about how many messages are unread. */
function figuresOf(element: HTMLElement): string[] {
  const texts = [...element.querySelectorAll('span:not(:has(*))')].map(({ textContent }) =>
    textContent.trim(),
  );
  return texts.flatMap((text) => /^(\d+) unread/.exec(text)?.[1] ?? []);
}

it('has scenarios with different numbers of unread messages', () => {
  expect(cases.length).toBeGreaterThan(4);
});

it.each(cases)(
  '$scenario.id: all figures of unread messages agree',
  async ({ as, scenario, count }) => {
    for (const at of PAGES[as]) {
      const { element, stage } = await renderApp({ scenario, as, at });
      // The navigation has one, the page itself another.
      expect(figuresOf(element).length, at).toBeGreaterThan(1);
      expect([...new Set(figuresOf(element))], at).toEqual([String(count)]);

      // Another message, and whatever the page asks for until the next poll.
      const { world } = stage.server;
      const chat = world.conversations
        .all()
        .find(({ client_id, worker_id }) => [client_id, worker_id].includes(people[as].id));
      if (!chat) throw new Error('Expected a conversation.');
      const other = chat.client_id === people[as].id ? chat.worker_id : chat.client_id;
      sendText(world, chat.id, other, 'One more thing.');
      for (let second = 0; second < POLL; second += 5) {
        stage.clock.advance(5_000);
        await settle(stage);
        expect(new Set(figuresOf(element)).size, at).toBe(1);
      }
      expect(new Set(figuresOf(element)), at).toEqual(new Set([String(count + 1)]));
      cleanUpStages();
    }
  },
);
