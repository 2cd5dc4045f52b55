import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import type { StageParameters } from '#stories/stage/parameters.ts';
import { stories, storyAddress } from '#stories/docs/story-index.ts';
import { writtenFlows } from '#stories/docs/written-flows.ts';

it('lists a story by its Storybook id, with the states it shows', () => {
  const found = stories.find(({ id }) => id === 'screens-dashboard--server-error');
  expect(found).toEqual({
    id: 'screens-dashboard--server-error',
    title: 'Screens/Dashboard',
    name: 'Server Error',
    file: 'stories/screens/dashboard/DashboardScreen.stories.tsx',
    scenario: 'dashboard-loaded',
    overrides: ['faults'],
    states: ['dashboard.error'],
    pictures: ['desktop-light'],
    sharedPicture: undefined,
  });
  expect(storyAddress('ui-button--sheet')).toBe('./?path=/story/ui-button--sheet');
});

it('finds the script of every flow that a story plays', () => {
  expect(writtenFlows.length).toBeGreaterThan(0);
  expect(writtenFlows.filter(({ steps }) => steps === 0)).toEqual([]);
  expect(writtenFlows.map(({ title }) => title)).toContain('From sign-up to the dashboard');
});

const OVERRIDES = ['at', 'as', 'clock', 'faults'] as const;

const modules = import.meta.glob<Record<string, unknown>>('/stories/**/*.stories.tsx');

/** The part of a story that says what it shows. */
interface Story {
  readonly composed: {
    readonly parameters: StageParameters & { readonly chromatic: Chromatic };
    readonly tags: readonly string[];
  };
}

interface Chromatic {
  readonly disableSnapshot?: boolean;
  readonly modes: Readonly<Record<string, { readonly disable?: boolean }>>;
}

function modesOf({ disableSnapshot, modes }: Chromatic): string[] {
  const taken = Object.entries(modes).filter(([, { disable }]) => !disable && !disableSnapshot);
  return taken.map(([name]) => name.replace(' ', '-'));
}

function isStory(value: unknown): value is Story {
  return typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';
}

it('reads from the files what the stories say when they run', async () => {
  const run = new Map<string, object>();
  // The scenario of a flow stands in its own file.
  const isOfFlows = (file: string) => file.endsWith('stories/Flows.stories.tsx');
  for (const [file, load] of Object.entries(modules)) {
    if (isOfFlows(file)) continue;
    for (const [exported, story] of Object.entries(await load())) {
      if (!isStory(story)) continue;
      const { parameters, tags } = story.composed;
      run.set(`${file.slice(1)}: ${storyNameFromExport(exported)}`, {
        scenario: parameters.scenario?.id,
        overrides: OVERRIDES.filter(
          (name) => parameters.scenario && parameters[name] !== undefined,
        ),
        states: parameters.states ?? [],
        pictures: tags.includes('test') ? modesOf(parameters.chromatic) : [],
      });
    }
  }
  const read = new Map<string, object>(
    stories
      .filter(({ file }) => !isOfFlows(file))
      .map(({ file, name, scenario, overrides, states, pictures }) => {
        return [`${file}: ${name}`, { scenario, overrides, states, pictures }];
      }),
  );
  expect(read.size).toBeGreaterThan(100);
  expect([...read.keys()].toSorted()).toEqual([...run.keys()].toSorted());
  for (const [key, facts] of read) expect(facts, key).toEqual(run.get(key));
});
