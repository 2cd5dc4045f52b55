import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { World } from '#mocks/db/world.ts';
import type { SavedWorld, WorldStore } from '#mocks/http/server.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { messageOf } from '#mocks/server/message-of.ts';

/**
 * Keeps a world in a file. Writes a draft first and renames it, so a killed process leaves either the
 * old world or the new one, complete.
 *
 * `load` returns null when there is no file, and throws an Error when the file is invalid.
 */
export function worldFile(path: string): WorldStore {
  const draft = `${path}.draft`;
  return {
    load() {
      if (!existsSync(path)) return null;
      try {
        return check(JSON.parse(readFileSync(path, 'utf8')));
      } catch (error) {
        const reason = messageOf(error);
        throw new Error(`${path} does not contain a world and was left unchanged: ${reason}`, {
          cause: error,
        });
      }
    },
    save(world) {
      writeFileSync(draft, JSON.stringify(world), { flush: true });
      renameSync(draft, path);
    },
  };
}

/** @throws Error when the rows do not fit the world's tables */
function check(value: unknown): SavedWorld {
  const world = value as SavedWorld;
  new World(createSteppedClock()).restore(world.snapshot);
  return world;
}
