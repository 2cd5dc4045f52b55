import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { flows } from '#flows/flows.ts';

/** A flow as the start page lists it. */
export interface WrittenFlow {
  /** The state that it shows. */
  readonly state: string;
  /** The id of the story that plays it. */
  readonly storyId: string;
  readonly title: string;
  readonly steps: number;
}

/** Every flow, the longest first. */
export const writtenFlows: readonly WrittenFlow[] = Object.entries(flows).map(
  ([file, { id, title, steps }]) => ({
    state: id,
    storyId: toId('Flows', storyNameFromExport(file)),
    title,
    steps: steps.length,
  }),
);
