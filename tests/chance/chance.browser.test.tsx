import * as fc from 'fast-check';
import { fireEvent } from 'storybook/test';
import { expect, it } from 'vitest';

import { sendMessage } from '#src/contract/messages.ts';
import { endpoints, type ContractEndpoint } from '#src/contract/registry.ts';
import type { Services } from '#src/lib/app/services.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { violationsOf } from '#mocks/db/world-rules.ts';
import {
  answersHtml,
  fails,
  losesAnswer,
  never,
  offline,
  once,
  slow,
} from '#mocks/faults/faults.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { signIn } from '#mocks/scenarios/scenario.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { countHeld } from '../messages/held-resources.ts';
import { cleanUpStages } from '../render-stage.tsx';
import { openSecondTab } from '../second-tab.ts';
import { messagesLoaded } from '#mocks/scenarios/messages.ts';
import { renderApp } from '../render-app.tsx';

/**
 * One short run in `npm test`; three long ones, as nightly, with
 * `VITE_CHANCE=long npx vitest run --project=browser tests/chance`. A failing run is shrunk to its shortest, and
 * printed with a seed and a path: `VITE_CHANCE=SEED:PATH` replays it.
 */
const asked = String(import.meta.env['VITE_CHANCE'] ?? '');
const isLong = asked !== '';
const [seed, path] = asked.includes(':') ? asked.split(/:(.*)/) : [undefined, undefined];
/** The most steps of a run. */
const STEPS = isLong ? 400 : 60;
const RUNS = isLong ? 5 : 2;
const SEEDS = asked === 'long' ? [1, 2, 3] : [Number(seed ?? 1)];
/** How long a failing run is shrunk. */
const LIMIT_MS = 240_000;

/** The ways in which a call goes wrong, for one request. */
const FAULTS = {
  fails: (call: ContractEndpoint, which: number) => fails(call, which % 2 === 0 ? 500 : 503),
  slow: (call: ContractEndpoint, which: number) => slow(call, which * 300),
  never,
  offline,
  answersHtml: (call: ContractEndpoint) => answersHtml(call),
  losesAnswer,
} as const;

/** How often each thing is done, and the highest number that says which or how long. */
const STEP_KINDS = {
  press: [12, 200],
  type: [4, 20],
  wait: [3, 60_000],
  back: [1, 0],
  reload: [1, 0],
  visit: [2, 100],
  hide: [1, 1],
  // A message of the other person, another version of the app, and a second tab.
  hear: [1, 0],
  deploy: [1, 100],
  signOutElsewhere: [1, 0],
  signInElsewhere: [2, 0],
  ...mapKeys(FAULTS, [1, 100] as const),
} as const satisfies Record<string, readonly [weight: number, most: number]>;

const step = fc.oneof(
  ...typedKeys(STEP_KINDS).map((kind) => {
    const [weight, most] = STEP_KINDS[kind];
    return { weight, arbitrary: fc.record({ do: fc.constant(kind), which: fc.nat(most) }) };
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function mapKeys<Key extends string, Value>(
  record: Readonly<Record<Key, unknown>>,
  value: Value,
): Record<Key, Value> {
  return Object.fromEntries(typedKeys(record).map((key) => [key, value])) as Record<Key, Value>;
}

function typedKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

/** The pages that a viewer of the scenario can open by their address. */
const ADDRESSES = [
  paths.dashboard.to(),
  paths.messages.to({ conversation: CONVERSATION_ID }),
  paths.offers.to(),
  paths.workerTasks.to(),
  paths.worker.to(),
  paths.client.to(),
  paths.client.to({ post: '' }),
  paths.reviews.to(),
  paths.pendingReviews.to(),
  paths.contact.to(),
  '/nowhere',
];

/** Makes each text that is written different. */
let serial = 0;

/** Visible elements of the page, or of the dialog before it, that can be used. */
function usable(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      each.closest('[aria-hidden="true"], [inert], :disabled') === null,
  );
}

/** Does a step. @param tab a second tab of the viewer's browser */
async function perform(stage: Stage, tab: Services, { do: what, which }: Step): Promise<void> {
  const { server, environment, clock } = stage;
  const at = <Item,>(list: readonly Item[]): Item | undefined => list[which % list.length];
  switch (what) {
    case 'press': {
      // Addresses of other programs leave the page.
      const link = 'a[href]:not([href^="mailto:"], [href^="#"], [target])';
      at(usable(`button, [role="tab"], [role="menuitem"], ${link}`))?.click();
      return;
    }
    case 'type': {
      const field = at(usable('input:not([type="checkbox"], [type="radio"]), textarea, select'));
      const value =
        field instanceof HTMLSelectElement ? field.options[1]?.value : `Text ${(serial += 1)}`;
      if (field) await fireEvent.change(field, { target: { value } });
      return;
    }
    case 'wait':
      clock.advance(which);
      return;
    case 'back':
      await stage.visit().router.navigate(-1);
      return;
    case 'reload':
      for (const name of Object.keys(paths)) stage.code.set(`Screen ${name}`, 'loads');
      environment.reload();
      return;
    case 'visit':
      await stage.visit().router.navigate(at(ADDRESSES) ?? '/');
      return;
    case 'deploy':
      // Until the page is reloaded, a screen that was not loaded yet is gone.
      stage.code.set(`Screen ${at(Object.keys(paths))}`, 'gone');
      return;
    case 'signOutElsewhere':
      tab.environment.session.end('signed-out');
      return;
    case 'signInElsewhere':
      stage.storage.changeElsewhere(signIn(server.world, 'client'));
      return;
    case 'hide':
      stage.setHidden(which === 1);
      return;
    case 'hear':
      await stage.as('worker').call(sendMessage, {
        params: { id: CONVERSATION_ID },
        body: { message: `Heard ${(serial += 1)}` },
      });
      return;
    case 'fails':
    case 'slow':
    case 'never':
    case 'offline':
    case 'answersHtml':
    case 'losesAnswer': {
      const call = at(endpoints);
      if (call) server.addFault({ ...once(FAULTS[what](call, which)), viewer: 'client' });
      return;
    }
    default:
      what satisfies never;
  }
}

/** What holds after every step, whatever it was. */
function checkInvariants(stage: Stage, element: HTMLElement): void {
  expect(violationsOf(stage.server.world), 'the world').toEqual([]);
  expect(element.querySelector('main')?.textContent ?? '', 'a page').not.toBe('');
  const current = element.querySelector<HTMLAnchorElement>('nav a[aria-current="page"]');
  if (current) {
    const { pathname } = stage.visit().router.state.location;
    expect(pathname, 'the page of the marked link').toMatch(new RegExp(`^${current.pathname}`));
  }
  // What faults lead to; rating stats that fail to load are only logged (product.md §8).
  const reported = stage.problems.filter(
    (problem) =>
      !/broke the contract|did not answer with JSON|could not be loaded|rating stats failed/.test(
        JSON.stringify(problem),
      ),
  );
  expect(reported, 'problems of the app').toEqual([]);
  const texts = stage.server.world.messages.all().map(({ message }) => message);
  const typed = texts.filter((text) => /^(?:Heard|Text) \d/.test(text));
  expect(new Set(typed).size, 'each message once').toBe(typed.length);
}

async function live(steps: readonly Step[]): Promise<void> {
  let held: ReturnType<typeof countHeld> | undefined;
  const { stage, element } = await renderApp(
    { scenario: messagesLoaded, at: paths.about.to() },
    {},
    ({ environment }) => {
      held = countHeld(environment);
    },
  );
  const tab = openSecondTab(stage);
  /** What a signed-in viewer holds who has opened each page once. The first visit of a stage isn't counted. */
  const holds = async () => {
    await perform(stage, tab, { do: 'signInElsewhere', which: 0 });
    await perform(stage, tab, { do: 'reload', which: 0 });
    for (const address of [...ADDRESSES, paths.about.to()]) {
      await stage.visit().router.navigate(address);
      await settle(stage);
    }
    stage.clock.advance(10 * 60_000);
    await settle(stage);
    return { timers: held?.timers(), listeners: held?.listeners() };
  };
  const before = await holds();
  for (const each of steps) {
    await perform(stage, tab, each);
    await settle(stage);
    checkInvariants(stage, element);
  }
  stage.server.setFaults([]);
  stage.setHidden(false);
  expect(await holds(), 'what the app holds on to').toEqual(before);
  cleanUpStages();
}

it.each(SEEDS)(
  'stays whole whatever a viewer, the network and another person do, seed %i',
  async (given) => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: STEPS, size: 'max' }), live), {
      seed: given,
      numRuns: RUNS,
      interruptAfterTimeLimit: LIMIT_MS,
      ...(path !== undefined && { path }),
    });
  },
  2 * LIMIT_MS,
);
