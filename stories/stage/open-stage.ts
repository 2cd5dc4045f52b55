import type { AnyHandler } from 'msw';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { createStage, type Stage, type StageOptions } from './stage.ts';
import { switchesIn } from './switches.ts';

interface StoryContext {
  readonly id: string;
  /** Storybook makes a new one for each mount of a story. */
  readonly abortSignal: AbortSignal;
  readonly globals: Readonly<Record<string, unknown>>;
}

interface Opened {
  readonly key: string;
  readonly stage: Stage;
}

/** The stages of stories that are mounted, by the signal of their mount. */
const opened = new WeakMap<AbortSignal, Opened>();

/**
 * The stage of a story, as the toolbar's switches say. A story that only re-renders, in the other
 * theme for instance, keeps its stage with everything that was done on it. A story that is mounted
 * again, after an edit for instance, gets a new one; the old one is disposed when Storybook aborts its
 * mount.
 *
 * @param shown what the story shows, and a key that changes with it
 * @param options.handlers what answers before a new stage's server
 * @param options.code how a new stage's code behaves
 * @param options.routes the routes of a new stage
 */
export function openStage(
  shown: { readonly scenario: Scenario; readonly key: string },
  { id, abortSignal, globals }: StoryContext,
  {
    handlers = [],
    ...options
  }: { handlers?: readonly AnyHandler[] } & Pick<StageOptions, 'code' | 'routes'> = {},
): Stage {
  const switches = switchesIn(globals);
  const key = [id, shown.key, switches.viewer, switches.latency].join(' ');
  const current = opened.get(abortSignal);
  if (current?.key === key) return current.stage;
  const stage = createStage(shown.scenario, { ...options, switches, owner: id });
  stage.overrides.msw.use(...handlers);
  abortSignal.addEventListener('abort', stage.dispose, { once: true });
  opened.set(abortSignal, { key, stage });
  return stage;
}
