import { beforeEach, expect, it } from 'vitest';
import type { MockEngine } from '#mocks/engine/engine.ts';
import { parseFault } from '#mocks/faults/fault-text.ts';
import { readState } from '#mocks/scenarios/state-address.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { createBrowser } from '#mocks/testing/browser-tabs.ts';
import {
  changedRows,
  checkName,
  controlBody,
  originalRows,
  printSaved,
  type WorldToSave,
} from './print-saved.ts';

let browser: ReturnType<typeof createBrowser>;
let engine: MockEngine;
beforeEach(() => open({ scenario: 'offers-loaded' }));

async function open(state: MockState): Promise<void> {
  browser = createBrowser();
  engine = await browser.tab().load(state);
}

async function current(path = '/offers'): Promise<WorldToSave> {
  const { shared, clock: appClock } = engine.opening();
  const rows = (await engine.rows()).snapshot();
  const { seededAt } = shared;
  return { state: engine.state(), rows, seededAt, now: appClock.now(), path };
}

const original = () => originalRows(engine.state().scenario, engine.opening().shared.seededAt);
const name = { id: 'offers-bug', title: 'Offers, a bug' };

it.each(['offers-loaded', 'demo'] as const)(
  'finds no change in a new world of %s',
  async (scenario) => {
    await open({ scenario });
    // The first call of a signed-out viewer creates the rows, whenever it comes.
    browser.clock.advance(5_000);
    expect(changedRows(original(), await current())).toBeUndefined();
  },
);

it('prints a story of the state when the rows are known', async () => {
  await open({ scenario: 'offers-loaded', as: 'client', clock: '+31s' });
  const { scenario, story } = printSaved(name, await current('/offers/12'), false);
  expect(scenario).toBeUndefined();
  expect(story.file).toBe('stories/screens/saved/OffersBug.stories.tsx');
  expect(story.code).toContain("title: 'Screens/Saved/Offers, a bug'");
  for (const line of [
    'scenario: offersLoaded',
    "at: '/offers/12'",
    "as: 'client'",
    "clock: '+31s'",
  ])
    expect(story.code).toContain(line);
});

it('prints a scenario with the changed rows only, at the time they were changed', async () => {
  engine.advance(89_500);
  await engine.change((world) =>
    world.offers.update(24, { offer_details: 'Bring a drill.', updated_at: world.now() }),
  );
  const { scenario, story } = printSaved(name, await current(), true);
  expect(scenario?.file).toBe('offers-bug.ts');
  expect(scenario?.code).toContain('export const offersBug = offersLoaded.with({');
  expect(scenario?.code).toContain("offer_details: 'Bring a drill.'");
  expect(scenario?.code).toContain("updated_at: '+1m29.5s'");
  expect(scenario?.code).toContain("clock: '+1m30s'");
  expect(scenario?.code).not.toContain('users:');
  expect(story.code).toContain("import { offersBug } from '#mocks/scenarios/offers-bug.ts'");
});

it('checks names', () => {
  const form = 'Use lowercase words and numbers with hyphens, such as offers-bug-2.';
  expect(checkName({ id: 'offers-bug', title: 'A bug' })).toEqual({});
  expect(checkName({ id: 'Offers_bug', title: 'A bug' })).toEqual({ id: form });
});

it('prints a body that the control request reads', async () => {
  const state: MockState = {
    scenario: 'offers-loaded',
    as: 'client',
    clock: '+31s',
    latency: '3g',
    faults: [{ call: 'offers.accept', kind: 'status', status: 500, body: null }],
    rows: { removed: { reviews: [1] } },
  };
  const { id, ...body } = JSON.parse(controlBody(state, '/offers')) as Record<string, unknown>;
  expect(readState({ scenario: id, ...body })).toEqual({ ...state, at: '/offers' });
});

it('prints network, faults and what the page tells', async () => {
  const faults = ['offers.accept:500@once', 'offers.list:429=30@page=2@times=3'].map(parseFault);
  await open({ scenario: 'offers-card-pending', latency: '3g', faults });
  const { code } = printSaved(name, await current(), false, 'Failed to accept offer').story;
  for (const part of [
    "import { acceptOffer, listOffers } from '#src/contract/offers.ts';",
    "import { fails, once } from '#mocks/faults/faults.ts';",
    "latency: '3g',",
    '[once(fails(acceptOffer, 500)), { ...fails(listOffers, 429, null, { retryAfter: 30 }), query:',
    "  },\n  play: showsText('Failed to accept offer'),",
  ]) {
    expect(code).toContain(part);
  }
});
