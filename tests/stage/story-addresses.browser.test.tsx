import { expect, it } from 'vitest';
import { parseStateAddress, stateAddress } from '#mocks/scenarios/state-address.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import { resolveState } from '#mocks/scenarios/state.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import type { StageParameters } from '#stories/stage/parameters.ts';
import { stateIn } from '#stories/stage/stage-addon.ts';

const files = import.meta.glob<Record<string, unknown>>('/stories/**/*.stories.tsx');

/** The part of a story that says what it shows. */
interface Story {
  readonly composed: { readonly parameters: StageParameters };
}

function isStory(value: unknown): value is Story {
  return typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';
}

it('opens the state of every story by an address', async () => {
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  const stories = modules.flatMap((module) => Object.values(module).filter(isStory));
  const states = stories.flatMap(({ composed: { parameters } }) => {
    const state = stateIn(parameters);
    return state ? [state] : [];
  });
  expect(states.length).toBeGreaterThan(100);
  for (const state of states) {
    const address = stateAddress(state);
    const opened = parseStateAddress(address);
    expect(opened, address).toEqual(state);
    const scenario = resolveState(opened ?? state);
    const { storage } = openScenario(scenario, createSteppedClock());
    expect(scenario.as === undefined || 'auth_token' in storage, address).toBe(true);
  }
});
