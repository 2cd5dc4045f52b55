import type { MswParameter } from 'msw-storybook-addon/csf3';
import type { MockState } from '#mocks/scenarios/state.ts';
import type { CodeBehavior } from './staged-code.ts';
import type { EmulatedMedia } from '#stories/checks/test-run.ts';

/**
 * What a story may say about the state that it shows: its scenario and what differs from it. The
 * whole app renders at the state's address.
 */
export interface StageParameters extends Partial<MockState> {
  /** The states of the product's list that are then on the screen. */
  states?: readonly string[];
  /** Whether navigation and footer are what the story shows: pictures and checks include them. */
  frame?: boolean;
  /** A selector of the part of the screen that the story is about; null for the whole screen. */
  subject?: string | null;
  /** Media features that a test run emulates; in Storybook, the browser's own tools do it. */
  emulate?: EmulatedMedia;
  /** `mouse` for pages that nobody reads on a phone: their touch targets are not checked. */
  pointer?: 'mouse';
  /** How code that loads on demand behaves, by its name: `{ UserMenu: 'fails' }`. */
  code?: Readonly<Record<string, CodeBehavior>>;
  /** Handlers that answer before the scenario's world does. */
  msw?: MswParameter;
}
