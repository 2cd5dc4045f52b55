import { systemClock } from '#src/lib/time/clock.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { viewerNames } from '#mocks/scenarios/state-address.ts';
import { seenBy } from '#mocks/scenarios/state.ts';
import type { SteppedClock } from '#mocks/clock/stepped-clock.ts';
import { anyCall, never, slow, type Fault } from '#mocks/faults/faults.ts';

/** Latency of every response in milliseconds, by choice. */
const DELAYS = { quick: 300, slow: 3_000 } as const;

/** How often a running clock advances. */
const FRAME_MS = 50;

/** The viewer: the story's own, signed out, or one of the scenarios' people. */
export type ViewerSwitch = 'story' | (typeof viewerNames)[number];

/** The latency of every response, before the scenario's own faults apply. */
export type LatencySwitch = 'none' | keyof typeof DELAYS | 'never';

/** What a reader can switch in the toolbar. */
export interface Switches {
  readonly viewer: ViewerSwitch;
  readonly latency: LatencySwitch;
}

/** No switch is turned. */
export const asTheStorySays: Switches = { viewer: 'story', latency: 'none' };

/** The choices of each switch, the default first. */
export const switchChoices: {
  readonly viewer: readonly ViewerSwitch[];
  readonly latency: readonly LatencySwitch[];
} = {
  viewer: ['story', ...viewerNames],
  latency: ['none', 'quick', 'slow', 'never'],
};

/**
 * Reads the switches from Storybook's globals. An unknown value, as in an old link, counts as the
 * default.
 */
export function switchesIn(globals: Readonly<Record<string, unknown>>): Switches {
  return {
    viewer: switchChoices.viewer.find((one) => one === globals['viewer']) ?? 'story',
    latency: switchChoices.latency.find((one) => one === globals['latency']) ?? 'none',
  };
}

/**
 * Whether a story is shown as it was written, so that its states must be on the screen.
 *
 * @param globals of the story's context
 */
export function isAsTheStorySays(globals: Readonly<Record<string, unknown>>): boolean {
  const { viewer, latency } = switchesIn(globals);
  return viewer === asTheStorySays.viewer && latency === asTheStorySays.latency;
}

/** The scenario for another viewer, or on a slower network. */
export function switched(scenario: Scenario, { viewer, latency }: Switches): Scenario {
  return {
    ...(viewer === 'story' ? scenario : seenBy(scenario, viewer)),
    faults: [...latencyFaults(latency), ...(scenario.faults ?? [])],
  };
}

/**
 * Lets a stage's clock run with the browser's, for responses with latency.
 *
 * @returns a function that stops it
 */
export function letTimeRun(clock: SteppedClock): () => void {
  let before = systemClock.now();
  return systemClock.every(FRAME_MS, () => {
    const now = systemClock.now();
    clock.advance(now - before);
    before = now;
  });
}

/** Whether responses wait for the clock, which then has to run. */
export function needsTime({ latency }: Switches): boolean {
  return latency in DELAYS;
}

/** They apply first; the scenario's own faults follow after the wait. */
function latencyFaults(latency: LatencySwitch): Fault[] {
  if (latency === 'none') return [];
  return [latency === 'never' ? never(anyCall) : slow(anyCall, DELAYS[latency])];
}
