import type { Action } from '#flows/flow.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import type { CodeBehavior } from './staged-code.ts';
import type { EmulatedMedia } from '#stories/stage/test-run.ts';

/**
 * The part of a screen that a picture shows: a selector, or the name of a region, which stands for the
 * card around it if it has one. Null is the whole screen, in a file whose stories are about a part.
 */
export type Subject = string | { readonly region: string } | null;

/**
 * The parameters of a story that runs on a stage: a `scenario` and what differs from it. The whole app renders at the
 * state's address. The clock of a stage always stands still.
 */
export interface StageParameters extends Partial<Omit<MockState, 'isStopped' | 'rows'>> {
  /** What a user does first: the story plays it with `playSteps`, and the address of its states, too. */
  steps?: readonly Action[];
  /** The states of the product's list that are then on the screen. */
  states?: readonly string[];
  /** Whether navigation and footer are what the story shows: pictures and checks include them. */
  frame?: boolean;
  /** The part of the screen that the story is about, for its pictures. */
  subject?: Subject;
  /** Media features that a test run emulates; in Storybook, the browser's own tools do it. */
  emulate?: EmulatedMedia;
  /** `mouse` for pages that nobody reads on a phone: their touch targets are not checked. */
  pointer?: 'mouse';
  /** How code that loads on demand behaves, by its name: `{ UserMenu: 'fails' }`. */
  code?: Readonly<Record<string, CodeBehavior>>;
}
