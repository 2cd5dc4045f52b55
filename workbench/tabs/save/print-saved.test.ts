import { beforeEach, expect, it } from 'vitest';
import { createMemoryStorage } from '#src/lib/session/storage.ts';
import { createEngine, type MockEngine } from '#mocks/engine/engine.ts';
import { stateAddress } from '#mocks/scenarios/state-query.ts';
import { readState } from '#mocks/scenarios/state-address.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { createSteppedClock, type SteppedClock } from '#mocks/clock/stepped-clock.ts';
import {
  changedRows,
  checkName,
  controlBody,
  idFor,
  originalRows,
  printSaved,
  type WorldToSave,
} from './print-saved.ts';

let clock: SteppedClock;
let engine: MockEngine;
beforeEach(() => open({ scenario: 'offers-loaded' }));

async function open(state: MockState): Promise<void> {
  clock = createSteppedClock();
  engine = await createEngine({
    baseUrl: 'http://app.test',
    path: stateAddress(state),
    serial: undefined,
    clock,
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
  });
}

async function current(path = '/offers'): Promise<WorldToSave> {
  const { shared, clock: appClock } = engine.opening();
  const rows = (await engine.rows()).snapshot();
  const { seededAt } = shared;
  return { state: engine.state(), rows, seededAt, now: appClock.now(), path };
}

const original = () => originalRows(engine.state().scenario, engine.opening().shared.seededAt);
const name = { id: 'offers-bug', title: 'Offers, a bug' };

it.each(['offers-loaded', 'demo', 'messages-loaded'] as const)(
  'finds no change in a world of %s that was only opened',
  async (scenario) => {
    await open({ scenario });
    // The first call of a signed-out viewer creates the rows, whenever it comes.
    clock.advance(5_000);
    expect(changedRows(original(), await current())).toBeUndefined();
  },
);

it('finds what was changed', async () => {
  await engine.change((world) => world.reviews.delete(1));
  expect(changedRows(original(), await current())).toEqual({ removed: { reviews: [1] } });
});

it('prints a story of the state when the rows are known', async () => {
  await open({ scenario: 'offers-loaded', as: 'client', clock: '+31s' });
  const { scenario, story } = printSaved(name, await current('/offers/12'), false);
  expect(scenario).toBeUndefined();
  expect(story.file).toBe('stories/screens/saved/OffersBug.stories.tsx');
  expect(story.code).toContain("title: 'Screens/Saved/Offers, a bug'");
  expect(story.code).toContain("scenario: 'offers-loaded'");
  expect(story.code).toContain("at: '/offers/12'");
  expect(story.code).toContain("as: 'client'");
  expect(story.code).toContain("clock: '+31s'");
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
  expect(story.code).toContain("scenario: 'offers-bug'");
});

it('checks names', () => {
  const taken = 'A scenario has this id. Choose another one.';
  const form = 'Use lowercase words with hyphens, such as offers-bug.';
  expect(checkName({ id: 'offers-bug', title: 'A bug' })).toEqual({});
  expect(checkName({ id: 'offers-loaded', title: ' ' })).toEqual({
    id: taken,
    title: 'Enter a title.',
  });
  expect(checkName({ id: 'Offers_bug', title: 'A bug' })).toEqual({ id: form });
  expect(checkName({ id: '', title: 'A bug' })).toEqual({ id: form });
});

it('makes an id of a title', () => {
  expect(idFor('Offers, "a lost answer"!')).toBe('offers-a-lost-answer');
  expect(idFor("It's 2 late")).toBe('its-2-late');
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
