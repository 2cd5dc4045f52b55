import { useState } from 'react';
import type { World } from '#mocks/db/world.ts';
import { violationsOf } from '#mocks/db/world-rules.ts';
import { usePanelWorld } from '../../panel-world.ts';

/** What the last change has led to, if there is something to tell. */
export type ChangeOutcome =
  /** The change was refused, with the reason. */
  | { readonly refused: string }
  /** The change has broken these rules of the world. */
  | { readonly violations: readonly string[] };

/** Changes rows, and tells the outcome. */
export interface WorldChanges {
  readonly outcome: ChangeOutcome | undefined;
  /**
   * @param label names the change in the history
   * @returns whether the world has changed
   */
  run(label: string, change: (world: World) => void): Promise<boolean>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  reset(): Promise<void>;
  /** Ends the outcome. */
  dismiss(): void;
}

/** The changes of the tab World. */
export function useWorldChanges(): WorldChanges {
  const { engine } = usePanelWorld();
  const [outcome, setOutcome] = useState<ChangeOutcome>();

  /** What undoing leads to is known, so an earlier outcome is over. */
  async function withoutOutcome(change: () => Promise<void>): Promise<void> {
    setOutcome(undefined);
    await change();
  }

  return {
    outcome,
    async run(label, change) {
      let violations: readonly string[] = [];
      try {
        await engine.change(label, (world) => {
          const before = new Set(violationsOf(world));
          change(world);
          violations = violationsOf(world).filter((text) => !before.has(text));
        });
      } catch (error) {
        setOutcome({ refused: error instanceof Error ? error.message : String(error) });
        return false;
      }
      setOutcome(violations.length > 0 ? { violations } : undefined);
      return true;
    },
    undo: () => withoutOutcome(engine.undo),
    redo: () => withoutOutcome(engine.redo),
    reset: () => withoutOutcome(engine.reset),
    dismiss: () => setOutcome(undefined),
  };
}
