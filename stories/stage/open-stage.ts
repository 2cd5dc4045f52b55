import type { AnyHandler } from 'msw';
import { stateAddress } from '#mocks/scenarios/state-address.ts';
import { resolveState, type MockState } from '#mocks/scenarios/state.ts';
import { createStage, type Stage } from './stage.ts';
import type { CodeBehavior } from './staged-code.ts';
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
 * @param state what the story shows
 * @param options.handlers what answers before a new stage's server
 * @param options.code how a new stage's code behaves
 */
export function openStage(
  state: MockState,
  { id, abortSignal, globals }: StoryContext,
  options: {
    handlers?: readonly AnyHandler[];
    code?: Readonly<Record<string, CodeBehavior>> | undefined;
  } = {},
): Stage {
  const switches = switchesIn(globals);
  const key = [id, stateAddress(state), switches.viewer, switches.latency].join(' ');
  const current = opened.get(abortSignal);
  if (current?.key === key) return current.stage;
  const stage = createStage(resolveState(state), switches, id, options.code);
  stage.overrides.msw.use(...(options.handlers ?? []));
  abortSignal.addEventListener('abort', stage.dispose, { once: true });
  opened.set(abortSignal, { key, stage });
  return stage;
}
