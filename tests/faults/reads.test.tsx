import { screen, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { endpoints, type ContractEndpoint } from '#src/contract/registry.ts';
import { UNREAD_TIMEOUT_MS } from '#src/domain/unread.ts';
import { chatCopy } from '#src/features/messages/copy.ts';
import { paths, type PathName } from '#src/lib/navigation/paths.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { cleanUpStages } from '../render-stage.tsx';
import { advance } from '../steps.ts';
import { openStatesOf, type OpenScreen, type Treatment } from './calls.tsx';
import { chosen, endFaults, FAULTS, REASON, SLOW_ANSWER_MS, type FaultClass } from './faults.ts';
import {
  alerts,
  ARRIVAL_MS,
  expectLateMessage,
  expectMessage,
  expectPage,
  expectSignedOut,
  isLoading,
  passTheLimit,
  shownText,
  signIn,
} from './page.ts';
import { renderApp } from '../render-app.tsx';

/** A call that a screen sends, and what the screen shows when it succeeds. */
interface Read {
  readonly screen: PathName;
  readonly open: OpenScreen;
  readonly call: ContractEndpoint;
  readonly treatment: Treatment;
  readonly mechanism: string;
  readonly healthy: string;
  readonly address: string;
  /** The viewer's email; null for a signed-out visitor. */
  readonly viewer: string | null;
}

const AGAIN = /^(Try again|Refresh)/i;

async function openScreen(
  open: OpenScreen,
  prepare: (stage: Stage) => void = () => {},
): Promise<Stage> {
  const { stage } = await renderApp(open.state, {}, prepare);
  await arrive(stage, open);
  return stage;
}

/** Lets all calls be sent. */
async function arrive(stage: Stage, { press }: OpenScreen): Promise<void> {
  await advance(stage, ARRIVAL_MS);
  const button = press && screen.queryByRole('button', { name: press });
  if (!button) return;
  await userEvent.click(button);
  await settle(stage);
}

/** What of the client loads a call. */
function mechanismOf(stage: Stage, { name, resource }: ContractEndpoint): string {
  const cache = stage.visit().services.cache.current().getQueryCache();
  const [query] = cache.findAll({ queryKey: [resource, name] });
  if (!query) return 'unknown';
  const { behavior, structuralSharing } = query.options;
  const isMerged = typeof structuralSharing === 'function';
  return behavior ? 'pages' : isMerged ? 'recent list' : 'one answer';
}

/** Opens a screen without faults. Its calls are those that it was seen to send. */
async function readsOf(name: PathName, open: OpenScreen): Promise<Read[]> {
  const stage = await openScreen(open);
  const healthy = shownText();
  const address = stage.address();
  const viewer = stage.environment.session.current()?.user.email ?? null;
  const seen = new Set(stage.server.seen.map(({ call }) => call));
  const reads = endpoints
    .filter((call) => seen.has(call.name))
    .map((call) => {
      const treatment = open.treats[call.name] ?? 'told';
      const mechanism = `${treatment}, ${mechanismOf(stage, call)}`;
      return { screen: name, open, call, treatment, mechanism, healthy, address, viewer };
    });
  cleanUpStages();
  return reads;
}

/** The calls of all screens, each screen's once, and once more for a signed-out visitor. */
async function discover(): Promise<Read[]> {
  const reads = new Map<string, Read>();
  for (const name of Object.keys(paths) as PathName[]) {
    for (const open of openStatesOf(name)) {
      for (const read of await readsOf(name, open)) {
        const key = `${name} ${read.call.name} ${read.treatment} ${read.viewer === null}`;
        if (!reads.has(key)) reads.set(key, read);
      }
    }
  }
  return [...reads.values()];
}

const reads = await discover();
const cases = reads.flatMap((read) =>
  FAULTS.map((fault) => ({
    ...read,
    fault,
    name: `${read.screen}${read.viewer === null ? ', signed out' : ''}: ${read.call.name} ${read.treatment}, ${fault.name}`,
  })),
);

/** The buttons that fetch something again: first those of failures, then that of the page. */
function again(): HTMLElement | undefined {
  const buttons = screen.queryAllByRole('button', { name: AGAIN });
  return buttons.find(({ textContent }) => textContent.startsWith('Try')) ?? buttons[0];
}

/** Presses what the page offers until no failure is left. */
async function tryAgain(stage: Stage): Promise<void> {
  for (let presses = 0; presses < 3 && again(); presses += 1) {
    await userEvent.click(again()!);
    await settle(stage);
    if (alerts().length === 0) return;
  }
}

/** Opens the page again, as a user who has no other way. */
async function reload(stage: Stage): Promise<void> {
  stage.environment.reload();
  await settle(stage);
}

/**
 * Whether a status says that there is no such thing for the viewer: nothing can be tried again then. What
 * belongs to two people is as good as not there for a third.
 */
function isGone(status: string, { params, resource }: ContractEndpoint): boolean {
  if (!params) return false;
  return (
    status === '404' || (status === '403' && ['offer', 'message', 'review'].includes(resource))
  );
}

/** The page says that there is nothing to show, and leads away. */
function expectGone(): void {
  expect(shownText()).toMatch(/not found|couldn't find/i);
  const [wayOut] = [
    ...screen.queryAllByRole('button', { name: 'Close' }),
    ...screen.queryAllByRole('link', { name: /^(All|Back|Browse|Go)/ }),
  ];
  expect(wayOut, 'a way out').toBeDefined();
}

/** The page says what failed, and fetches it again on demand. */
async function expectTold(stage: Stage, { outcome }: FaultClass): Promise<void> {
  if (outcome === 'never') {
    await passTheLimit(stage);
    expectLateMessage();
  } else {
    expectMessage();
    if (outcome === 'refused' || outcome === 'field') expect(shownText()).toContain(REASON);
  }
  endFaults(stage);
  await tryAgain(stage);
}

/** The page stays, and says nothing about what it can do without. The chat says that it may be late. */
async function expectLeftOut(stage: Stage, { outcome }: FaultClass, read: Read): Promise<void> {
  if (outcome === 'never') await passTheLimit(stage);
  const isChat = read.treatment === 'polled' && read.screen === 'messages' && outcome !== 'never';
  if (isChat) expect(shownText()).toContain(chatCopy.check.failed);
  else expect(alerts()).toEqual([]);
  const isStuck = outcome === 'never' && isLoading();
  endFaults(stage);
  if (isStuck) await tryAgain(stage);
  else if (read.treatment === 'polled') await advance(stage, UNREAD_TIMEOUT_MS);
  else await reload(stage);
}

describe('a screen whose call fails', () => {
  // `$name` would be cut.
  const named = chosen(cases).map((each) => [each.name, each] as const);
  it.each(named)('%s', async (_, { fault, ...read }) => {
    const stage = await openScreen(read.open, (opened) => fault.arrange(opened, read.call));
    expectPage();
    if (fault.outcome === 'session') {
      endFaults(stage);
      expectSignedOut(stage);
      if (read.viewer === null) return;
      await signIn(stage, read.viewer);
      expect(stage.address(), 'the page that asked').toBe(read.address);
    } else if (fault.outcome === 'slow') {
      expect(alerts()).toEqual([]);
      await advance(stage, SLOW_ANSWER_MS);
    } else if (isGone(fault.name, read.call)) {
      expectGone();
      endFaults(stage);
      await reload(stage);
    } else if (read.treatment === 'told') await expectTold(stage, fault);
    else await expectLeftOut(stage, fault, read);
    // What waits for the call.
    await arrive(stage, read.open);
    expect(shownText(), 'the healthy page').toBe(read.healthy);
  });
});

it('covers every read of the contract that the product sends', () => {
  const seen = new Set(reads.map(({ call }) => call.name));
  const missing = endpoints.filter(({ method, name }) => method === 'GET' && !seen.has(name));
  // product.md §7 has them. The product shows the same through other calls.
  expect(missing.map(({ name }) => name)).toEqual([
    'reviews.public-list',
    'reviews.public-stats',
    'reviews.public-get',
    'tasks.assigned',
  ]);
});
