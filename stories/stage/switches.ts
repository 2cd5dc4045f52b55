import { endpoints } from '#src/contract/registry.ts';
import { systemClock } from '#src/lib/clock.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { viewerNames } from '#mocks/scenarios/state-address.ts';
import { seenBy, type ViewerOrNobody } from '#mocks/scenarios/state.ts';
import type { SteppedClock } from '#mocks/stepped-clock.ts';
import { never, slow, type Fault } from '#mocks/faults.ts';

/** Milliseconds that every answer takes, by the name of the choice. */
const DELAYS = { quick: 300, slow: 3_000 } as const;

/** How often a clock that is let go moves on. */
const FRAME_MS = 50;

/** Who looks: whoever the story says, nobody, or somebody of the scenarios' people. */
export type ViewerSwitch = 'story' | ViewerOrNobody;

/** How long every answer takes, before whatever the scenario itself does to it. */
export type LatencySwitch = 'none' | keyof typeof DELAYS | 'never';

/** What a reader may turn about a scenario while looking at it. */
export interface Switches {
  readonly viewer: ViewerSwitch;
  readonly latency: LatencySwitch;
}

/** Everything as the story says. */
export const asTheStorySays: Switches = { viewer: 'story', latency: 'none' };

/** The choices of each switch, the story's own first. */
export const switchChoices: {
  readonly viewer: readonly ViewerSwitch[];
  readonly latency: readonly LatencySwitch[];
} = {
  viewer: ['story', ...viewerNames],
  latency: ['none', 'quick', 'slow', 'never'],
};

/**
 * The switches among Storybook's globals; what is unknown there, as in an old link, is the story's
 * own.
 */
export function switchesIn(globals: Readonly<Record<string, unknown>>): Switches {
  return {
    viewer: switchChoices.viewer.find((one) => one === globals['viewer']) ?? 'story',
    latency: switchChoices.latency.find((one) => one === globals['latency']) ?? 'none',
  };
}

/**
 * Whether a story stands as it was written, so that what it says about its states must hold.
 *
 * @param globals Storybook's, of the story's context
 */
export function isAsTheStorySays(globals: Readonly<Record<string, unknown>>): boolean {
  const { viewer, latency } = switchesIn(globals);
  return viewer === asTheStorySays.viewer && latency === asTheStorySays.latency;
}

/** The scenario as somebody else would find it, or on another network. */
export function switched(scenario: Scenario, { viewer, latency }: Switches): Scenario {
  return {
    ...(viewer === 'story' ? scenario : seenBy(scenario, viewer)),
    faults: [...latencyFaults(latency), ...(scenario.faults ?? [])],
  };
}

/**
 * Lets a stage's clock go with the browser's, for answers that are to come after a while.
 *
 * @returns stops it again
 */
export function letTimeRun(clock: SteppedClock): () => void {
  let before = systemClock.now();
  return systemClock.every(FRAME_MS, () => {
    const now = systemClock.now();
    clock.advance(now - before);
    before = now;
  });
}

/** Whether answers wait for a clock, which then has to move. */
export function needsTime({ latency }: Switches): boolean {
  return latency in DELAYS;
}

/** They strike first: what the scenario does to a call comes after the wait. */
function latencyFaults(latency: LatencySwitch): Fault[] {
  if (latency === 'none') return [];
  if (latency === 'never') return endpoints.map((endpoint) => never(endpoint));
  return endpoints.map((endpoint) => slow(endpoint, DELAYS[latency]));
}
