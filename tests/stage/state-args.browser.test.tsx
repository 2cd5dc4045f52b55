import { waitFor } from 'storybook/test';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openStage } from '#stories/stage/open-stage.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { isAsTheStorySays, withStateArgs } from '#stories/stage/state-args.ts';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import { stateAddress } from '#mocks/scenarios/state-query.ts';
import { parseStateAddress } from '#mocks/scenarios/state-address.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import preview from '../../.storybook/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { unmountStory } from '../unmount-story.ts';

afterAll(unmountStory);

const meta = preview.meta({ title: 'Tests/Controls' });

/** Runs a story of this scenario with controls set, and looks at it in its play function. */
async function shown(
  scenario: ScenarioId,
  args: Record<string, string>,
  look: (text: () => string, stage: ReturnType<typeof stageOf>) => Promise<void>,
): Promise<void> {
  const play = vi.fn(look);
  const story = meta.story({
    parameters: { scenario },
    play: async (context) => {
      await play(() => context.canvasElement.innerText, stageOf(context));
    },
  });
  await story.run({ args });
  expect(play).toHaveBeenCalledTimes(1);
}

it('shows the viewer whom the story or a control names', async () => {
  await shown('dashboard-loaded', {}, async (text) => {
    await waitFor(() => expect(text()).toContain('Hello, Clara'));
  });
  await shown('dashboard-loaded', { as: 'worker' }, async (text) => {
    await waitFor(() => expect(text()).toContain('Hello, Wes'));
  });
  await shown('dashboard-loaded', { as: 'nobody' }, async (text, stage) => {
    await waitFor(() => expect(stage.address()).toBe('/auth'));
    expect(text()).not.toContain('Clara');
  });
});

it('holds an answer back for the latency, and the clock runs', async () => {
  await shown('dashboard-loaded', { latency: '300' }, async (text, stage) => {
    await waitFor(() => expect(text()).toMatch(/tasks? posted/));
    expect(stage.clock.now()).toBeGreaterThanOrEqual(STORY_NOW + 300);
  });
});

describe('the state', () => {
  const scenario = 'dashboard-loaded';

  it('is what the address of the app says in other words', () => {
    const state = withStateArgs(
      { scenario },
      { as: 'worker', time: '31s', latency: '3g', fault: 'offers accept 500' },
    );
    const address = `/?scenario=${scenario}&as=worker&t=+31s&fault=offers.accept:500&latency=3g`;
    expect(stateAddress(state)).toBe(address);
    expect(parseStateAddress(address)).toEqual(state);
  });

  it('has its own faults after the one of the control', () => {
    const faults = [never(getDashboard)];
    expect(withStateArgs({ scenario, faults }, { fault: 'dashboards get 500' }).faults).toEqual([
      fails(getDashboard, 500),
      ...faults,
    ]);
  });

  it('stays as it is with values that no control offers, as in an old link', () => {
    const args = { as: 'someone-else', time: 'later', latency: 'fast', fault: 'offers.accept:500' };
    expect(withStateArgs({ scenario }, args)).toEqual({ scenario });
  });
});

describe('a story that re-renders', () => {
  const { signal } = new AbortController();
  const stages: Stage[] = [];
  const onReplace = vi.fn();
  const open = (as?: 'worker', abortSignal = signal) => {
    const mount = { id: 'story', abortSignal };
    const stage = openStage({ scenario: 'dashboard-loaded', as }, mount, { onReplace });
    stages.push(stage);
    return stage;
  };

  it('keeps its stage, gets a new one for another state, and is then played again', () => {
    const first = open();
    expect(open()).toBe(first);
    expect(onReplace).not.toHaveBeenCalled();
    const other = open('worker');
    expect(other).not.toBe(first);
    expect(onReplace).toHaveBeenCalledOnce();
    for (const stage of stages.splice(0)) stage.dispose();
  });

  it('gets a new one when it is mounted again, before the old one is disposed', () => {
    const first = open();
    const second = open(undefined, new AbortController().signal);
    expect(second).not.toBe(first);
    first.dispose();
    expect(second.visit().router.state.location.pathname).toBe('/dashboard');
    for (const stage of stages.splice(0)) stage.dispose();
  });
});

it('says whether a story is shown as it was written', () => {
  const parameters = { scenario: 'dashboard-loaded' };
  expect(isAsTheStorySays({ parameters, args: {} })).toBe(true);
  expect(isAsTheStorySays({ parameters, args: { as: undefined } })).toBe(true);
  expect(isAsTheStorySays({ parameters, args: { as: 'nobody' } })).toBe(false);
  expect(isAsTheStorySays({ parameters: {}, args: { as: 'a' } })).toBe(true);
});
