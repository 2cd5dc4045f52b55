import { afterEach, describe, expect, it } from 'vitest';
import type { World } from '#mocks/db/world.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderApp } from '../render-app.tsx';
import { offersDetailsFull } from '#mocks/scenarios/offer-details.ts';
import { chatOfferInProgress } from '#mocks/scenarios/chat-offers.ts';
import { tasksLoaded, tasksTaken } from '#mocks/scenarios/tasks.ts';
import { profileLoaded } from '#mocks/scenarios/profiles.ts';
import { clientLoaded } from '#mocks/scenarios/client.ts';
import { workerLoaded } from '#mocks/scenarios/worker.ts';
import { offersLoaded } from '#mocks/scenarios/offers.ts';
import { reviewsLoaded } from '#mocks/scenarios/reviews.ts';
import { pendingReviewsLoaded } from '#mocks/scenarios/pending-reviews.ts';
import { messagesLoaded } from '#mocks/scenarios/messages.ts';

/** What tries to leave text and become markup, a handler, a style or an address that runs code. */
const HOSTILE = [
  // First, because some texts are cut.
  '"><img src=x onerror="globalThis.hostile=1">',
  'javascript:globalThis.hostile=1',
  "'><svg/onload=globalThis.hostile=1>",
  '<script>globalThis.hostile=1</script>',
  '</textarea><iframe srcdoc="<script>parent.hostile=1</script>"></iframe>',
  '<a href="javascript:globalThis.hostile=1">x</a>',
  '{{globalThis.hostile=1}}${globalThis.hostile=1}',
  '\u202Egnp.exe',
].join(' ');

/** The texts that users write, by table. Email addresses are hostile, too: a server may hold anything. */
const TEXTS = {
  users: ['first_name', 'last_name', 'email', 'phone', 'city'],
  tasks: [
    'title',
    'description',
    'location',
    'requirements',
    'equipment_needed',
    'duration',
    'area',
  ],
  offers: ['offer_details', 'terms_and_conditions'],
  messages: ['message'],
  reviews: ['review_text'],
} as const;

const SCREENS: readonly Scenario[] = [
  clientLoaded,
  workerLoaded,
  tasksLoaded,
  tasksTaken,
  offersLoaded,
  offersDetailsFull,
  messagesLoaded,
  chatOfferInProgress,
  reviewsLoaded,
  pendingReviewsLoaded,
  profileLoaded,
];

function makeHostile(world: World): void {
  for (const [name, columns] of Object.entries(TEXTS)) {
    const table = world[name as keyof typeof TEXTS];
    for (const { id } of table.all()) {
      table.update(id, Object.fromEntries(columns.map((column) => [column, HOSTILE])));
    }
  }
}

const DELAYS_MS = 500;

/** What no screen has an element of. */
const FOREIGN = 'script, iframe, object, embed, base, link, style, img';

/** The addresses that a press or a glance would open. */
function addressesIn(elements: readonly Element[]): URL[] {
  return elements
    .flatMap((each) => ['href', 'src', 'action'].map((name) => each.getAttribute(name)))
    .filter((address) => address !== null)
    .map((address) => new URL(address, location.href));
}

/** The token is in no element, and in no address of the page or of a call. */
function expectNoToken(stage: Stage): void {
  const addresses = stage.server.seen.map(({ path, query }) => JSON.stringify({ path, query }));
  const { location: at } = stage.visit().router.state;
  const shown = [document.documentElement.outerHTML, JSON.stringify(at), ...addresses].join();
  const [row] = stage.server.world.tokens.all();
  expect(row?.token).toMatch(/.{8}/);
  expect(shown).not.toContain(row?.token);
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'hostile');
});

describe('text of other users stays text, and the token a secret', () => {
  it.each(SCREENS.map((scenario) => [scenario.id, scenario] as const))(
    '%s',
    async (_, scenario) => {
      const { element, stage } = await renderApp(scenario, {}, ({ server }) =>
        makeHostile(server.world),
      );
      // The dashboards send their calls one after the other (product.md §9).
      stage.clock.advance(DELAYS_MS);
      await settle(stage);
      const roots = [element, ...document.querySelectorAll('[role="dialog"]')];
      expect(roots.map((root) => root.textContent).join()).toContain(HOSTILE.slice(0, 20));
      const all = roots.flatMap((root) => [...root.querySelectorAll('*')]);
      expect(all.filter((found) => found.matches(FOREIGN))).toEqual([]);
      const names = all.flatMap(({ attributes }) => [...attributes].map(({ name }) => name));
      expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
      for (const { protocol, origin } of addressesIn(all)) {
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
        if (protocol.startsWith('http')) expect(origin).toBe(location.origin);
      }
      expect(globalThis).not.toHaveProperty('hostile');
      expectNoToken(stage);
    },
  );
});
