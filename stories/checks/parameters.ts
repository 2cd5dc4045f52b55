import type { EmulatedMedia } from './test-run.ts';

/**
 * The part of a screen that a picture shows: a selector, or the name of a region, which stands for the
 * card around it if it has one. Null is the whole screen, in a file whose stories are about a part.
 */
export type Subject = string | { readonly region: string } | null;

/** What a story says about its checks and pictures. */
export interface CheckParameters {
  /** Whether navigation and footer are what the story shows: pictures and checks include them. */
  frame?: boolean;
  /** The part of the screen that the story is about, for its pictures. */
  subject?: Subject;
  /** Media features that a test run emulates; in Storybook, the browser's own tools do it. */
  emulate?: EmulatedMedia;
  /** `mouse` for pages that nobody reads on a phone: their touch targets are not checked. */
  pointer?: 'mouse';
}
