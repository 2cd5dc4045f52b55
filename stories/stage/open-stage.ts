import { overridden } from '#mocks/scenarios/overrides.ts';
import { stateAddress } from '#mocks/scenarios/state-query.ts';
import type { StagedState } from './parameters.ts';
import { createStage, type Stage, type StageOptions } from './stage.ts';

/** The address that opens a state in the app. */
export function addressOf(state: StagedState): string {
  return stateAddress({ ...state, scenario: state.scenario.id });
}

/** The stages of stories that are mounted, by the signal of their mount, with the address of what they show. */
const opened = new WeakMap<AbortSignal, { readonly address: string; readonly stage: Stage }>();

/**
 * The stage of a story. A story that only re-renders, in the other theme for instance, keeps its stage
 * with everything that was done on it. A story that shows another state, or is mounted again, gets a
 * new one; the old one is disposed when Storybook aborts its mount.
 *
 * @param state what the story shows
 * @param mount.abortSignal Storybook makes a new one for each mount of a story
 * @param options.onReplace called when the mount of the story has shown another state before
 */
export function openStage(
  state: StagedState,
  { id, abortSignal }: { readonly id: string; readonly abortSignal: AbortSignal },
  { onReplace, ...options }: StageOptions & { readonly onReplace: () => void },
): Stage {
  const address = `${id} ${addressOf(state)}`;
  const current = opened.get(abortSignal);
  if (current?.address === address) return current.stage;
  if (current) onReplace();
  const { latency } = state;
  const stage = createStage(overridden(state.scenario, state), { ...options, latency, owner: id });
  abortSignal.addEventListener('abort', stage.dispose, { once: true });
  opened.set(abortSignal, { address, stage });
  return stage;
}
