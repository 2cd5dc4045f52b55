import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { loadStoryStates, storyIndex } from 'virtual:story-index';
import type { StageParameters } from '#stories/stage/parameters.ts';
import { stateIn } from '#stories/stage/stage-addon.ts';

const files = import.meta.glob<Record<string, unknown>>('/stories/**/*.stories.tsx');

/** The parts of a story that say which one it is, and what it shows. */
interface Story {
  readonly composed: { readonly parameters: StageParameters };
  readonly meta: { readonly input: { readonly title: string } };
}

function isStory(value: unknown): value is Story {
  return typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';
}

// The app reads stories as text. Here they are run.
it('opens each state exactly as its story does', async () => {
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  const parametersOf = new Map(
    modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, story]) =>
        isStory(story)
          ? [[toId(story.meta.input.title, storyNameFromExport(name)), story.composed.parameters]]
          : [],
      ),
    ),
  );
  const opened = await loadStoryStates();
  const links = storyIndex.filter(({ opens }) => opens !== undefined);
  expect(links.length).toBeGreaterThan(100);
  for (const { id } of links) {
    const parameters = parametersOf.get(id);
    expect(parameters, id).toBeDefined();
    expect(stateIn((opened[id] ?? {}) as StageParameters), id).toEqual(stateIn(parameters ?? {}));
  }
});
