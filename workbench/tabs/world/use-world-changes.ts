import { useState } from 'react';
import type { World } from '#mocks/db/world.ts';
import { violationsOf } from '#mocks/db/world-rules.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { usePanelWorld } from '../../panel-world.ts';
import { worldCopy } from '../world-copy.ts';

/** What the last change has led to, if there is something to tell. */
export type ChangeOutcome =
  /** The change was refused, with the reason. */
  | { readonly refused: string }
  /** The change was refused because no server could hold its rows. It can be made all the same. */
  | { readonly violations: readonly string[]; readonly keep: () => Promise<void> };

export type WorldChanges = ReturnType<typeof useWorldChanges>;

/** Changes rows for the tab World, and tells the outcome. */
export function useWorldChanges() {
  const { engine } = usePanelWorld();
  const [outcome, setOutcome] = useState<ChangeOutcome>();

  /** What undoing leads to is known, so an earlier outcome is over. */
  async function withoutOutcome(change: () => Promise<void>): Promise<void> {
    setOutcome(undefined);
    await change();
  }

  async function run(
    label: string,
    change: (world: World) => void,
    onChanged: () => void = () => {},
    isKept = false,
  ): Promise<void> {
    let violations: readonly string[] = [];
    try {
      await engine.change(isKept ? worldCopy.changes.kept(label) : label, (world) => {
        const before = new Set(violationsOf(world));
        change(world);
        violations = violationsOf(world).filter((text) => !before.has(text));
        // Nothing of the change is kept.
        if (violations.length > 0 && !isKept) throw new Error(violations.join());
      });
    } catch (error) {
      const keep = () => run(label, change, onChanged, true);
      setOutcome(violations.length > 0 ? { violations, keep } : { refused: messageOf(error) });
      return;
    }
    setOutcome(undefined);
    onChanged();
  }

  return {
    outcome,
    /**
     * @param label names the change in the history
     * @param onChanged called once the world has changed, which the user may have to confirm
     */
    run: (label: string, change: (world: World) => void, onChanged?: () => void) =>
      run(label, change, onChanged),
    undo: () => withoutOutcome(engine.undo),
    redo: () => withoutOutcome(engine.redo),
    reset: () => withoutOutcome(engine.reset),
    /** Ends the outcome. */
    dismiss: () => setOutcome(undefined),
  };
}
