import { http } from 'msw';
import { waitFor } from 'storybook/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStage } from '#stories/stage/open-stage.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { isAsTheStorySays, switched, switchesIn } from '#stories/stage/switches.ts';
import { startWorker } from '#stories/stage/worlds.ts';
import { scenarioOf, type ScenarioId } from '#mocks/scenarios/registry.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { anyCall, fails, never, slow } from '#mocks/faults/faults.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import preview from '../../.storybook/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { unmountStory } from '../unmount-story.ts';

afterAll(unmountStory);

const meta = preview.meta({ title: 'Tests/Switches' });

beforeAll(startWorker);

/** Runs a story of this scenario with switches turned, and looks at it in its play function. */
async function shown(
  scenario: ScenarioId,
  globals: Record<string, string>,
  look: (text: () => string, stage: ReturnType<typeof stageOf>) => Promise<void>,
): Promise<void> {
  const play = vi.fn(look);
  const story = meta.story({
    parameters: { scenario },
    play: async (context) => {
      await play(() => context.canvasElement.innerText, stageOf(context));
    },
  });
  await story.run({ globals: { theme: 'light', viewer: 'story', latency: 'none', ...globals } });
  expect(play).toHaveBeenCalledTimes(1);
}

describe('the viewer', () => {
  it('is whom the story says, until it is turned', async () => {
    await shown('dashboard-loaded', {}, async (text) => {
      await waitFor(() => expect(text()).toContain('Hello, Clara'));
    });
    await shown('dashboard-loaded', { viewer: 'worker' }, async (text) => {
      await waitFor(() => expect(text()).toContain('Hello, Wes'));
    });
  });

  it('is nobody when signed out', async () => {
    await shown('dashboard-loaded', { viewer: 'nobody' }, async (text, stage) => {
      await waitFor(() => expect(stage.address()).toBe('/auth'));
      expect(text()).not.toContain('Clara');
    });
  });

  it('wins over a session record of the scenario, and leaves its other records', () => {
    const odd = {
      ...scenarioOf('dashboard-broken-user'),
      storage: { auth_token: 'nearhand-1-1', user: '{', theme: 'dark' },
    };
    const turned = switched(odd, { viewer: 'worker', latency: 'none' });
    expect(turned).toMatchObject({ as: 'worker', storage: { theme: 'dark' } });
    expect(Object.keys(turned.storage ?? {})).toEqual(['theme']);
  });
});

describe('the latency', () => {
  it('holds an answer back, and then lets it through', async () => {
    await shown('dashboard-loaded', { latency: 'quick' }, async (text, stage) => {
      await waitFor(() => expect(text()).toContain('Loading your stats'));
      await waitFor(() => expect(text()).not.toContain('Loading your stats'), { timeout: 3_000 });
      expect(stage.clock.now()).toBeGreaterThanOrEqual(STORY_NOW + 300);
    });
  });

  it('never lets an answer through', async () => {
    await shown('dashboard-loaded', { latency: 'never' }, async (text, stage) => {
      await waitFor(() => expect(stage.server.held).toBeGreaterThan(0));
      await settle(stage);
      stage.clock.advance(600_000);
      expect(text()).toContain('Loading your stats');
    });
  });

  it('comes before what the scenario does to a call', () => {
    const down = { ...scenarioOf('dashboard-loaded'), faults: [fails(getDashboard, 500)] };
    const { faults } = switched(down, { viewer: 'story', latency: 'slow' });
    expect(faults).toEqual([slow(anyCall, 3_000), fails(getDashboard, 500)]);
  });

  it('adds no fault when there is none', () => {
    const loading = { ...scenarioOf('dashboard-loaded'), faults: [never(getDashboard)] };
    expect(switched(loading, switchesIn({}))).toEqual(loading);
  });
});

describe('a story that re-renders', () => {
  const { signal } = new AbortController();
  const stages: Stage[] = [];
  const open = (globals: Record<string, string>, abortSignal = signal) => {
    const stage = openStage(
      { scenario: scenarioOf('dashboard-loaded'), key: 'dashboard-loaded' },
      { id: 'story', abortSignal, globals },
    );
    stages.push(stage);
    return stage;
  };

  it('keeps its stage in the other theme, and gets a new one with another switch', () => {
    const first = open({ theme: 'light' });
    expect(open({ theme: 'dark' })).toBe(first);
    const other = open({ theme: 'dark', viewer: 'worker' });
    expect(other).not.toBe(first);
    expect(open({ theme: 'light', viewer: 'worker' })).toBe(other);
    for (const stage of stages.splice(0)) stage.dispose();
  });

  it('keeps the handlers that were put before its server', () => {
    const stage = open({});
    stage.overrides.msw.use(http.get('/api/dashboard', () => new Response()));
    expect(open({ theme: 'dark' }).overrides.msw.listHandlers()).toHaveLength(1);
    for (const each of stages.splice(0)) each.dispose();
  });

  it('gets a new one when it is mounted again, before the old one is disposed', () => {
    const first = open({});
    const second = open({}, new AbortController().signal);
    expect(second).not.toBe(first);
    first.dispose();
    expect(second.visit().router.state.location.pathname).toBe('/dashboard');
    for (const stage of stages.splice(0)) stage.dispose();
  });
});

it('says whether a story is shown as it was written', () => {
  expect(isAsTheStorySays({ theme: 'dark', viewer: 'story', latency: 'none' })).toBe(true);
  expect(isAsTheStorySays({})).toBe(true);
  expect(isAsTheStorySays({ viewer: 'nobody' })).toBe(false);
  expect(isAsTheStorySays({ latency: 'quick' })).toBe(false);
  expect(switchesIn({ viewer: 'someone-else', latency: 7 })).toEqual({
    viewer: 'story',
    latency: 'none',
  });
});
