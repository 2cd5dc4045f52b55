import { expect, it } from 'vitest';
import { OFFER_STATES } from '#src/domain/offer-machine.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { scenarios } from '#mocks/scenarios/registry.ts';
import { renderStage } from '../render-stage.tsx';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

const CHAT = `${paths.messages.to()}?conversation=`;
const LABELS = new Set<string>(Object.values(OFFER_STATES).map(({ label }) => label));

/** The chats that a scenario opens and that nothing fails in. */
const chats = scenarios.filter(({ at, as, faults }) => at.startsWith(CHAT) && as && !faults);

/** The statuses of offers that a part of the page shows as badges. */
const statusesIn = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLElement>('[data-tone]')].flatMap(({ textContent }) =>
    LABELS.has(textContent.trim()) ? [textContent.trim()] : [],
  );

const seen = new Set<string>();

it.each(chats.map((scenario) => [scenario.id, scenario] as const))(
  '%s: the list and the bar above the chat agree about the offer',
  async (_, scenario) => {
    const { element, canvas } = await renderStage(MessagesScreen, scenario);
    const row = element.querySelector<HTMLElement>('a[aria-current]:has(time)');
    const bar = canvas.queryByRole('region', { name: /^Offer/ });
    const statuses = bar ? statusesIn(bar) : [];
    expect(statuses).toEqual(row ? statusesIn(row) : []);
    for (const status of statuses) seen.add(status);
  },
);

it('was compared for every status', () => {
  expect(seen).toEqual(LABELS);
});
