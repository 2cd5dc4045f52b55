import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { parseStateAddress } from '#mocks/scenarios/state-address.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import { overridden } from '#mocks/scenarios/overrides.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import type { StageParameters } from '#stories/stage/parameters.ts';
import { addressOf } from '#stories/stage/open-stage.ts';
import { stateIn } from '#stories/stage/stage-addon.ts';

const files = import.meta.glob<Record<string, unknown>>('/stories/**/*.stories.tsx');

/** The parts of a story that say which one it is, and what it shows. */
interface Story {
  readonly composed: { readonly parameters: StageParameters };
  readonly input: { readonly render?: unknown };
  readonly meta: { readonly input: { readonly title: string; readonly render?: unknown } };
}

function isStory(value: unknown): value is Story {
  return typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';
}

const modules = await Promise.all(Object.values(files).map((load) => load()));
const stories = modules
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, story]) => {
    if (!isStory(story)) return [];
    const { composed, input, meta } = story;
    const state = stateIn(composed.parameters);
    if (!state) return [];
    const id = toId(meta.input.title, storyNameFromExport(name));
    const isApp = !input.render && !meta.input.render;
    return [
      {
        id,
        state,
        steps: composed.parameters.steps,
        showsStates: isApp && Boolean(composed.parameters.states?.length),
      },
    ];
  });

it('opens the state of every story by an address', () => {
  expect(stories.length).toBeGreaterThan(100);
  for (const { state } of stories) {
    const address = addressOf(state);
    const opened = parseStateAddress(address);
    expect(opened, address).toEqual({ ...state, scenario: state.scenario.id });
    const scenario = overridden(state.scenario, state);
    const { storage } = openScenario(scenario, createSteppedClock());
    expect(scenario.as === undefined || 'auth_token' in storage, address).toBe(true);
  }
});

// After a change of a story: npx vitest run --project=browser tests/stage/story-addresses -u
it('records the addresses of the stories that show states of the list', async () => {
  const lines = stories
    .filter(({ showsStates }) => showsStates)
    .map(({ id, state, steps }) => {
      const recorded = [id, addressOf(state), ...(steps ? [JSON.stringify(steps)] : [])];
      return `${recorded.join('\t')}\n`;
    })
    .toSorted();
  await expect(lines.join('')).toMatchFileSnapshot('../../states/story-addresses.tsv');
});
