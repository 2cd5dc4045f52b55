import type { Scenario } from '#mocks/scenarios/scenario.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import type { CodeBehavior } from './staged-code.ts';
import type { EmulatedMedia } from '#stories/stage/test-run.ts';

/**
 * The part of a screen that a picture shows: a selector, or the name of a region, which stands for the
 * card around it if it has one. Null is the whole screen, in a file whose stories are about a part.
 */
export type Subject = string | { readonly region: string } | null;

/**
 * The parameters of a story that runs on a stage. The story of a screen names a `scenario` and what
 * differs from it, and the whole app renders at the state's address. The story of a feature component
 * has a `feature`. The clock of a stage always stands still.
 */
export interface StageParameters extends Partial<Omit<MockState, 'isStopped' | 'rows'>> {
  /**
   * For the story of a feature component: the scenario that it renders in, from the story's args. The
   * story renders with the product's services and a router, but without the app's pages.
   */
  feature?: (args: never) => Scenario;
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
