import { waitFor } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { fails, once, slow } from '#mocks/faults/faults.ts';
import { parseStateAddress } from '#mocks/scenarios/state-address.ts';
import { resolveState, type MockState } from '#mocks/scenarios/state.ts';
import { createSteppedClock, STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { settle } from '#stories/stage/settle.ts';
import { createStage, type Stage } from '#stories/stage/stage.ts';
import { asTheStorySays, type Switches } from '#stories/stage/switches.ts';
import { createWorldReporter } from '#stories/stage/world-channel.ts';
import {
  MAX_REQUESTS,
  ROWS_PER_PAGE,
  WORLD_EVENTS,
  type StagedWorld,
  type WorldAction,
  type WorldReport,
  type WorldWatch,
} from '#workbench/world-panel/world-messages.ts';
import { renderStage } from '../render-stage.tsx';

const APP = 'https://demo.example/';
const LISTS_ONLY: WorldWatch = { request: null, rows: null };

/** A reporter on a channel without Storybook, and the panel's side of it. */
function openChannel(app: string | undefined) {
  const listeners = new Map<string, (data: unknown) => void>();
  const emit = vi.fn<(event: string, data?: unknown) => void>();
  const clock = createSteppedClock();
  const reporter = createWorldReporter({
    channel: { emit, on: (event, listener) => void listeners.set(event, listener) },
    app,
    clock,
  });
  /** The data of all messages of an event; as JSON, like on the real channel. */
  const sent = <Data,>(event: string): Data[] =>
    emit.mock.calls.flatMap(([name, data]) =>
      name === event ? [JSON.parse(JSON.stringify(data ?? null)) as Data] : [],
    );
  const reports = () => sent<WorldReport>(WORLD_EVENTS.report);
  return {
    clock,
    sent,
    reports,
    show: (stage: Stage | undefined, state?: MockState, switches: Switches = asTheStorySays) =>
      reporter.show({ id: 'a-story', stage, state, switches }),
    watch: (watch: WorldWatch | null) => listeners.get(WORLD_EVENTS.watch)?.(watch),
    act: (action: WorldAction) => listeners.get(WORLD_EVENTS.act)?.(action),
    /** The world of the newest report. */
    world(): StagedWorld {
      const world = reports().at(-1)?.world;
      if (!world) throw new Error('No world was reported.');
      return world;
    },
  };
}

/** Renders a state, and watches its lists. */
async function openState(state: MockState, switches?: Switches) {
  const rendered = await renderStage(state);
  const channel = openChannel(APP);
  channel.show(rendered.stage, state, switches);
  channel.watch(LISTS_ONLY);
  return { ...rendered, ...channel };
}

describe('a hidden panel', () => {
  it('gets one event per story and nothing of its world', async () => {
    const { stage } = await renderStage('dashboard-loaded');
    const { show, watch, sent, reports, clock } = openChannel(APP);
    show(stage);
    expect(sent(WORLD_EVENTS.opened)).toEqual([null]);
    watch(LISTS_ONLY);
    watch(null);
    const { length } = reports();
    stage.server.addFault(fails(getDashboard, 500));
    stage.clock.advance(1_000);
    clock.advance(60_000);
    expect(reports()).toHaveLength(length);
  });
});

describe('a report', () => {
  it('has the requests of the story, the newest first', async () => {
    const { world, stage } = await openState({ scenario: 'dashboard-loaded' });
    const { seen } = stage.server;
    expect(world().requests.map(({ id }) => id)).toEqual(seen.map(({ id }) => id).toReversed());
    expect(world().requests).toContainEqual({
      id: expect.any(Number) as number,
      method: 'GET',
      path: expect.any(String) as string,
      call: getDashboard.name,
      status: 200,
      duration: 0,
      faults: [],
    });
    expect(world().scenario.id).toBe('dashboard-loaded');
  });

  it('has at most the newest 100 requests', async () => {
    const { world, stage, watch } = await openState({ scenario: 'dashboard-loaded' });
    const api = stage.as('client');
    for (let call = 0; call < MAX_REQUESTS; call += 1) await api.call(getDashboard, {});
    watch(LISTS_ONLY);
    expect(stage.server.seen.length).toBeGreaterThan(MAX_REQUESTS);
    expect(world().requests).toHaveLength(MAX_REQUESTS);
    expect(world().requests[0]?.id).toBe(stage.server.seen.at(-1)?.id);
  });

  it('has the bodies of the open request only', async () => {
    const { world, watch } = await openState({ scenario: 'offers-loaded' });
    expect(world().request).toBeUndefined();
    const opened = world().requests.find(({ call }) => call === 'offers.list');
    watch({ request: opened?.id ?? null, rows: null });
    expect(world().request).toMatchObject({ id: opened?.id, query: { cut: 0 } });
    expect(world().request?.answer?.text).toContain('"offers": [');
  });

  it('counts all tables, and has rows of the asked one by page', async () => {
    const { world, watch, stage } = await openState({ scenario: 'offers-loaded' });
    const users = stage.server.world.users.all().toReversed();
    expect(world().tables).toContainEqual({ name: 'users', count: users.length });
    expect(world().rows).toBeUndefined();
    watch({ request: null, rows: { table: 'users', from: 1 } });
    const { rows, ...range } = world().rows ?? { rows: [] };
    expect(range).toEqual({ table: 'users', from: 1 });
    expect(rows.map(({ id }) => id)).toEqual(users.slice(1, 1 + ROWS_PER_PAGE).map(({ id }) => id));
    expect(JSON.parse(rows[0]?.json.text ?? '')).toEqual(users[1]);
  });

  it('follows the requests, several changes at a time', async () => {
    const { reports, stage, clock, world } = await openState({ scenario: 'dashboard-loaded' });
    const before = reports().length;
    await stage.as('client').call(getDashboard, {});
    expect(reports()).toHaveLength(before);
    clock.advance(100);
    expect(reports()).toHaveLength(before + 1);
    expect(world().requests[0]?.id).toBe(stage.server.seen.at(-1)?.id);
  });

  it('follows a clock that moves without a request', async () => {
    const { stage, clock, world, reports } = await openState({ scenario: 'dashboard-loaded' });
    stage.clock.advance(250);
    clock.advance(500);
    expect(world().now).toBe(STORY_NOW + 250);
    const { length } = reports();
    clock.advance(500);
    expect(reports()).toHaveLength(length);
  });

  it('is about the story that is shown last', async () => {
    const { stage, reports, show, clock } = await openState({ scenario: 'dashboard-loaded' });
    show(undefined);
    const { length } = reports();
    stage.server.addFault(fails(getDashboard, 500));
    clock.advance(60_000);
    expect(reports()).toHaveLength(length);
  });

  it('says that a story has no world', () => {
    const { show, watch, reports, act } = openChannel(APP);
    show(undefined);
    watch(LISTS_ONLY);
    act({ kind: 'advance', milliseconds: 1_000 });
    expect(reports()).toEqual([{ story: 'a-story', world: null }]);
  });
});

describe('the clock buttons', () => {
  it('move the story on, and its screen follows', async () => {
    const faults = [slow(getDashboard, 5_000)];
    const { act, canvas, world } = await openState({ scenario: 'dashboard-loaded', faults });
    canvas.getByText('Loading your stats');
    act({ kind: 'advance', milliseconds: 5_000 });
    expect(world().now).toBe(STORY_NOW + 5_000);
    await waitFor(() => expect(canvas.queryByText('Loading your stats')).toBeNull());
  });

  it('skip the polls of a day', async () => {
    const { act, stage, world } = await openState({ scenario: 'messages-loaded' });
    const ticks = vi.fn();
    stage.clock.every(1_000, ticks);
    act({ kind: 'advance', milliseconds: 60_000 });
    expect(ticks).toHaveBeenCalledTimes(60);
    act({ kind: 'advance', milliseconds: 86_400_000 });
    expect(ticks).toHaveBeenCalledTimes(61);
    expect(world().now).toBe(STORY_NOW + 60_000 + 86_400_000);
    await settle(stage);
  });
});

describe('a fault', () => {
  it('is added in its short form, and gone once it is used up', async () => {
    const { act, sent, stage, world, clock } = await openState({ scenario: 'dashboard-loaded' });
    act({ kind: 'add-fault', fault: '*:500@once' });
    expect(sent(WORLD_EVENTS.faultAnswer)).toEqual([{ fault: '*:500@once', problem: null }]);
    expect(world().faults).toEqual(['*:500@once']);
    await expect(stage.as('client').call(getDashboard, {})).rejects.toMatchObject({ status: 500 });
    clock.advance(100);
    expect(world().faults).toEqual([]);
    expect(world().requests[0]?.faults).toEqual(['*:500@once']);
  });

  it('is refused with its reason, and changes nothing', async () => {
    const { act, sent, world } = await openState({ scenario: 'dashboard-loaded' });
    act({ kind: 'add-fault', fault: 'dashboards.get:explode' });
    expect(sent(WORLD_EVENTS.faultAnswer)).toEqual([
      {
        fault: 'dashboards.get:explode',
        problem: expect.stringContaining('effect "explode"; allowed: a status') as string,
      },
    ]);
    expect(world().faults).toEqual([]);
  });

  it('of the story can be removed', async () => {
    const faults = [fails(getDashboard, 500), fails(getDashboard, 503)];
    const { act, world } = await openState({ scenario: 'dashboard-loaded', faults });
    act({ kind: 'remove-fault', fault: world().faults[0] ?? '' });
    expect(world().faults).toEqual([`${getDashboard.name}:503`]);
    act({ kind: 'remove-fault', fault: 'not.there:500' });
    expect(world().faults).toEqual([`${getDashboard.name}:503`]);
  });
});

describe('the link', () => {
  const state: MockState = {
    scenario: 'dashboard-loaded',
    at: '/dashboard?from=mail',
    clock: '+31s',
    faults: [once(fails(getDashboard, 500))],
  };
  /** The state of a link to the app. */
  const linked = ({ link }: StagedWorld) => {
    const href = 'href' in link ? link.href : '';
    expect(href.startsWith(APP)).toBe(true);
    return parseStateAddress(href.slice(APP.length - 1));
  };

  it('carries the state of the story, whatever it has used up', async () => {
    const { world } = await openState(state);
    expect(linked(world())).toEqual(state);
  });

  it('carries the time and the faults that the panel has changed', async () => {
    const { world, act } = await openState({ scenario: 'dashboard-loaded' });
    act({ kind: 'advance', milliseconds: 60_000 });
    act({ kind: 'add-fault', fault: 'dashboards.get:500' });
    expect(linked(world())).toEqual({
      scenario: 'dashboard-loaded',
      clock: '+1m',
      faults: [fails(getDashboard, 500)],
    });
  });

  it('goes no further than an address can', () => {
    // Not rendered: the app would poll for four hundred days.
    const stage = createStage('offers-loaded');
    const { show, watch, world } = openChannel(APP);
    show(stage, { scenario: 'offers-loaded' });
    stage.clock.advance(400 * 86_400_000);
    watch(LISTS_ONLY);
    expect(linked(world())?.clock).toBe('+366d');
    stage.dispose();
  });

  it("carries the toolbar's viewer", async () => {
    const { world } = await openState(
      { scenario: 'dashboard-loaded' },
      { viewer: 'worker', latency: 'none' },
    );
    expect(linked(world())).toEqual({ scenario: 'dashboard-loaded', as: 'worker' });
  });

  it('is missing for a component, and without an app', async () => {
    const { stage } = await renderStage(resolveState({ scenario: 'dashboard-loaded' }));
    const component = openChannel(APP);
    component.show(stage);
    component.watch(LISTS_ONLY);
    expect(component.world().link).toEqual({ missing: 'address' });
    const alone = openChannel(undefined);
    alone.show(stage, { scenario: 'dashboard-loaded' });
    alone.watch(LISTS_ONLY);
    expect(alone.world().link).toEqual({ missing: 'app' });
  });
});
