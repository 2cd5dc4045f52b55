import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { World } from '#mocks/db/world.ts';
import type { SavedWorld, WorldStore } from '#mocks/server.ts';
import { createSteppedClock } from '#mocks/stepped-clock.ts';

/**
 * Keeps a world in a file. It is written beside the file first and then moved in its place, so that
 * a process that is killed in the middle leaves the world before or the one after, whole.
 */
export function worldFile(path: string): WorldStore {
  const draft = `${path}.draft`;
  return {
    load() {
      if (!existsSync(path)) return null;
      try {
        return check(JSON.parse(readFileSync(path, 'utf8')));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${path} holds no world, and is left as it is: ${reason}`, {
          cause: error,
        });
      }
    },
    save(world) {
      const file = openSync(draft, 'w');
      try {
        writeSync(file, JSON.stringify(world));
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(draft, path);
    },
  };
}

/** @throws Error when the rows are not those of a world */
function check(value: unknown): SavedWorld {
  const world = value as SavedWorld;
  new World(createSteppedClock()).restore(world.snapshot);
  return world;
}
