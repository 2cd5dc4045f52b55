import * as z from 'zod/mini';
import type { MockEngine } from '#mocks/engine/engine.ts';
import { stateAddress } from '#mocks/scenarios/state-address.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import type { KeyValueStorage } from '#src/lib/session/storage.ts';
import type { StateOpening } from './palette/state-opening.ts';
import type { TourStore } from './tours/tour-store.ts';

const OPENED_KEY = 'nearhand.mock.opened-state';

const OpenedState = z.object({
  id: z.string(),
  story: z.string(),
  hasSteps: z.boolean(),
  address: z.string(),
});

/** The state of the list that this tab has opened by its id. */
export type OpenedState = z.infer<typeof OpenedState>;

/** What opens states of the list by their ids, and tells which one is open. */
export interface StateTools {
  /** The state of the list that the open world was opened for by its id; undefined for any other world. */
  openedState(): OpenedState | undefined;
  /**
   * Opens a state of the list as its story does, or starts the tour that plays it.
   *
   * @throws StateProblem for a state that no address opens
   */
  openState(id: string): Promise<void>;
}

/** Remembers which state of the list was opened, before it is. */
export function saveOpenedState(
  storage: KeyValueStorage,
  id: string,
  { story, state }: Extract<StateOpening, { story: unknown }>,
): void {
  const opened: OpenedState = {
    id,
    story: story.id,
    hasSteps: story.opens?.hasSteps === true,
    address: addressOf(state),
  };
  storage.set(OPENED_KEY, JSON.stringify(opened));
}

/**
 * The state of the list that was opened by its id.
 *
 * @param opened the state that the open world was created from
 * @returns undefined if the world is that of another state
 */
function readOpenedState(storage: KeyValueStorage, opened: MockState): OpenedState | undefined {
  try {
    const saved = OpenedState.parse(JSON.parse(storage.get(OPENED_KEY) ?? 'null'));
    return saved.address === addressOf(opened) ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Creates the tools that open states. */
export function createStateTools({
  engine,
  storage,
  tours,
}: {
  readonly engine: MockEngine;
  /** Of this tab. */
  readonly storage: KeyValueStorage;
  readonly tours: TourStore;
}): StateTools {
  return {
    openedState: () => readOpenedState(storage, engine.opening().state),
    async openState(id) {
      const { openingOf } = await import('./palette/state-opening.ts');
      const opening = await openingOf(id);
      if ('tour' in opening) {
        tours.start(opening.tour);
        return;
      }
      saveOpenedState(storage, id, opening);
      await engine.open(opening.state);
    },
  };
}

/** The world does not keep the viewer that it was created for. */
function addressOf(state: MockState): string {
  return stateAddress({ ...state, as: undefined });
}
