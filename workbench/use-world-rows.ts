import { useEffect, useState } from 'react';
import type { WorldSnapshot } from '#mocks/db/world.ts';
import { usePanelWorld } from './panel-world.ts';

/** The current rows, after every change here or in another tab; undefined until they are loaded. */
export function useWorldRows(): WorldSnapshot | undefined {
  const { engine } = usePanelWorld();
  const [snapshot, setSnapshot] = useState<WorldSnapshot>();
  const [changesElsewhere, setChangesElsewhere] = useState(0);
  const version = engine.version();

  useEffect(
    () => engine.serverChanges.subscribe(() => setChangesElsewhere((count) => count + 1)),
    [engine],
  );
  useEffect(() => {
    let isOutdated = false;
    async function load(): Promise<void> {
      const world = await engine.rows();
      if (!isOutdated) setSnapshot(world.snapshot());
    }
    void load();
    return () => {
      isOutdated = true;
    };
  }, [engine, version, changesElsewhere]);
  return snapshot;
}
