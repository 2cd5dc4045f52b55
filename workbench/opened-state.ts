import * as z from 'zod/mini';
import type { MockEngine } from '#mocks/engine/engine.ts';
import { stateAddress } from '#mocks/scenarios/state-query.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import type { KeyValueStorage } from '#src/lib/session/storage.ts';
import type { StateOpening } from './palette/state-opening.ts';
import { readJson, saveJson } from '#mocks/engine/saved-json.ts';
import type { Tours } from './tours/tours.ts';

const OPENED_KEY = 'nearhand.mock.opened-state';

const OpenedState = z.object({
  id: z.string(),
  story: z.string(),
  address: z.string(),
  /** Whether the steps of its story are played once it is open. */
  isPlayed: z.optional(z.boolean()),
});

/** A state of the list that this tab has opened by its id. */
export type OpenedState = z.infer<typeof OpenedState>;

export type StateTools = ReturnType<typeof createStateTools>;

/** Creates what opens states of the list by their ids, and tells which one is open. @param storage that of this tab */
export function createStateTools(engine: MockEngine, storage: KeyValueStorage, tours: Tours) {
  return {
    /** The state that the open world was opened for by its id; undefined for any other world. */
    openedState(): OpenedState | undefined {
      const saved = readJson(storage, OPENED_KEY, OpenedState);
      return saved?.address === addressOf(engine.opening().state) ? saved : undefined;
    },
    /** Opens a state as its story does, or starts the tour that plays it. */
    async openState(id: string): Promise<void> {
      const opening = await findOpening(id, storage);
      if ('tour' in opening) tours.start(opening.tour);
      else {
        await engine.open(opening.state);
        await tours.play(opening.steps);
      }
    },
  };
}

/**
 * Finds out what a state of the list opens, and remembers that it is about to be opened.
 *
 * @throws StateProblem for a state that no address opens
 */
export async function findOpening(id: string, storage: KeyValueStorage): Promise<StateOpening> {
  const { openingOf } = await import('./palette/state-opening.ts');
  const opening = await openingOf(id);
  if ('story' in opening) {
    const { story, state, steps } = opening;
    const opened: OpenedState = {
      id,
      story: story.id,
      address: addressOf(state),
      isPlayed: steps.length > 0,
    };
    saveJson(storage, OPENED_KEY, opened);
  }
  return opening;
}

/** An open world does not tell the viewer that it was created for. */
const addressOf = (state: MockState): string => stateAddress({ ...state, as: undefined });
