import type { Flow } from './flow.ts';

const files = import.meta.glob<Flow>('./*.flow.ts', { eager: true, import: 'flow' });

/** Every flow by the name of its file, which is the id of its tour (`?tour=whole-way`), the longest first. */
export const flows: Readonly<Record<string, Flow>> = Object.fromEntries(
  Object.entries(files)
    .map(([file, flow]) => [file.slice('./'.length, -'.flow.ts'.length), flow] as const)
    .sort(([, a], [, b]) => b.steps.length - a.steps.length),
);
