import { waitFor } from 'storybook/test';
import { afterAll, expect, it, vi } from 'vitest';
import { addressOf, openStage } from '#stories/stage/open-stage.ts';
import { isAsWritten } from '#stories/checks/as-written.ts';
import { withStateArgs } from '#stories/stage/state-args.ts';
import { parseStateAddress } from '#mocks/scenarios/state-address.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { never } from '#mocks/faults/faults.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import preview from '#stories/stage/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { unmountStory } from '../unmount-story.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';

afterAll(unmountStory);

const scenario = dashboardLoaded;

it('a control names the viewer, and holds answers back while the clock runs', async () => {
  const meta = preview.meta({ title: 'Tests/Controls', component: DashboardScreen });
  const times: number[] = [];
  const story = meta.story({
    parameters: { scenario },
    play: async ({ canvas, canvasElement, ...context }) => {
      await canvas.findByText('Hello, Wes');
      await waitFor(() => expect(canvasElement.innerText).toMatch(/tasks? posted/));
      times.push(stageOf(context).clock.now());
    },
  });
  await story.run({ args: { as: 'worker', latency: '300' } });
  expect(times).toEqual([expect.any(Number)]);
  expect(times[0]).toBeGreaterThanOrEqual(STORY_NOW + 300);
});

it('the state is what the address of the app says in other words, with the faults of the story last', () => {
  const state = withStateArgs(
    { scenario, faults: [never(getDashboard)] },
    { as: 'worker', time: '31s', latency: '3g', fault: 'offers accept 500' },
  );
  const address =
    '/?scenario=dashboard-loaded&as=worker&t=+31s&fault=offers.accept:500&fault=dashboards.get:never&latency=3g';
  expect(addressOf(state)).toBe(address);
  expect(parseStateAddress(address)).toEqual({ ...state, scenario: scenario.id });
});

it('the state stays as it is with values that no control offers, as in an old link', () => {
  const args = { as: 'someone-else', time: 'later', latency: 'fast', fault: 'offers.accept:500' };
  expect(withStateArgs({ scenario }, args)).toEqual({ scenario });
});

it('a story keeps its stage when it re-renders, and gets a new one for another state or mount', () => {
  const onReplace = vi.fn();
  const { signal } = new AbortController();
  const open = (as?: 'worker', abortSignal = signal) =>
    openStage({ scenario, as }, { id: 'story', abortSignal }, { onReplace });
  const first = open();
  expect(open()).toBe(first);
  expect(onReplace).not.toHaveBeenCalled();
  const other = open('worker');
  expect(other).not.toBe(first);
  // It is then played again.
  expect(onReplace).toHaveBeenCalledOnce();
  const mountedAgain = open('worker', new AbortController().signal);
  expect(mountedAgain).not.toBe(other);
  other.dispose();
  expect(mountedAgain.visit().router.state.location.pathname).toBe('/dashboard');
  for (const stage of [first, mountedAgain]) stage.dispose();
});

it('says whether a story is shown as it was written', () => {
  const parameters = { scenario };
  expect(isAsWritten({ parameters, args: { as: undefined } })).toBe(true);
  expect(isAsWritten({ parameters, args: { as: 'nobody' } })).toBe(false);
  expect(isAsWritten({ parameters: {}, args: { as: 'a' } })).toBe(true);
});
