import { createStage, type Stage } from './stage.ts';
import { switchesIn } from './switches.ts';
import { stateAddress } from '#mocks/scenarios/state-address.ts';
import { resolveState, type MockState } from '#mocks/scenarios/state.ts';

interface Opening {
  readonly id: string;
  readonly canvasElement: HTMLElement;
  readonly globals: Readonly<Record<string, unknown>>;
}

interface Opened {
  readonly key: string;
  readonly stage: Stage;
}

const open = new WeakMap<HTMLElement, Opened>();

/**
 * The stage of a story, as the switches say. A story that is only drawn anew, in the other theme for
 * instance, keeps the one that it has, with all that was done on it.
 *
 * @param state what the story shows
 * @param story its context
 */
export function openStage(state: MockState, { id, canvasElement, globals }: Opening): Stage {
  const switches = switchesIn(globals);
  const key = [id, stateAddress(state), switches.viewer, switches.latency].join(' ');
  const before = open.get(canvasElement);
  if (before?.key === key) return before.stage;
  const made = createStage(resolveState(state), switches, id);
  const stage: Stage = {
    ...made,
    dispose() {
      if (open.get(canvasElement)?.stage === stage) open.delete(canvasElement);
      made.dispose();
    },
  };
  open.set(canvasElement, { key, stage });
  return stage;
}
