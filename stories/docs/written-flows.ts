import { storyNameFromExport } from 'storybook/internal/csf';
import type { Flow } from '../flows/flow.ts';
import { stories } from './story-index.ts';

/** A flow as the start page lists it. */
export interface WrittenFlow {
  /** The id of the story that plays it. */
  readonly storyId: string;
  readonly title: string;
  readonly steps: number;
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/stories/flows/*-flows.ts', {
  eager: true,
});

/** The scripts by the names of their stories. */
const scripts = new Map(
  Object.values(modules)
    .flatMap((exported) => Object.entries(exported))
    .filter((entry): entry is [string, Flow] => isFlow(entry[1]))
    .map(([name, flow]) => [storyNameFromExport(name), flow]),
);

/** Every flow that a story plays, in the order of the sidebar. */
export const writtenFlows: readonly WrittenFlow[] = stories
  .filter(({ title }) => title.startsWith('Flows/'))
  .map(({ id, name }) => {
    const flow = scripts.get(name);
    return { storyId: id, title: flow?.title ?? name, steps: flow?.steps.length ?? 0 };
  });

function isFlow(value: unknown): value is Flow {
  return typeof value === 'object' && value !== null && 'steps' in value && 'title' in value;
}
