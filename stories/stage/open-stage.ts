import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { createStage, type Stage, type StageOptions } from './stage.ts';

interface StoryContext {
  readonly id: string;
  /** Storybook makes a new one for each mount of a story. */
  readonly abortSignal: AbortSignal;
}

interface Opened {
  readonly key: string;
  readonly stage: Stage;
}

/** What a story shows. */
export interface Shown {
  readonly scenario: Scenario;
  /** Changes with what is shown. */
  readonly key: string;
  /** How long each answer takes. */
  readonly latency?: StageOptions['latency'];
  /** Called when the mount of the story has shown something else before. */
  readonly onReplace?: () => void;
}

/** The stages of stories that are mounted, by the signal of their mount. */
const opened = new WeakMap<AbortSignal, Opened>();

/**
 * The stage of a story. A story that only re-renders, in the other theme for instance, keeps its stage
 * with everything that was done on it. A story that shows something else, or is mounted again, gets a
 * new one; the old one is disposed when Storybook aborts its mount.
 *
 * @param options how a new stage differs from the default
 */
export function openStage(
  { scenario, latency, onReplace, ...shown }: Shown,
  { id, abortSignal }: StoryContext,
  options: Pick<StageOptions, 'msw' | 'isInPage' | 'code'> = {},
): Stage {
  const key = `${id} ${shown.key}`;
  const current = opened.get(abortSignal);
  if (current?.key === key) return current.stage;
  if (current) onReplace?.();
  const stage = createStage(scenario, { ...options, latency, owner: id });
  abortSignal.addEventListener('abort', stage.dispose, { once: true });
  opened.set(abortSignal, { key, stage });
  return stage;
}
