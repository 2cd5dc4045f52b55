import {
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  SET_GLOBALS,
  STORY_FINISHED,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { switchesIn } from '#stories/stage/switches.ts';

interface Updated {
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * Plays a story from its beginning after a switch has opened its stage anew: Storybook only draws it
 * again, and a state that its play function brings about would be gone.
 */
export function replayOnSwitch(): void {
  const channel = addons.getChannel();
  let before: string | undefined;
  function isNew({ globals }: Updated): boolean {
    const { viewer, latency } = switchesIn(globals);
    const now = `${viewer} ${latency}`;
    const isOther = before !== now;
    before = now;
    return isOther;
  }
  channel.on(SET_GLOBALS, isNew);
  channel.on(GLOBALS_UPDATED, (updated: Updated) => {
    if (!isNew(updated)) return;
    // Not before: Storybook reloads the page when a story is still being drawn.
    channel.once(STORY_FINISHED, ({ storyId }: { storyId: string }) => {
      channel.emit(FORCE_REMOUNT, { storyId });
    });
  });
}
