import {
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  SET_GLOBALS,
  STORY_FINISHED,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { switchesIn } from '#stories/stage/switches.ts';

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * Remounts a story after a toolbar switch has recreated its stage. Storybook would only re-render
 * it, and the state that its play function sets up would be lost.
 */
export function replayOnSwitch(): void {
  const channel = addons.getChannel();
  let previous: string | undefined;
  function hasChanged({ globals }: GlobalsEvent): boolean {
    const { viewer, latency } = switchesIn(globals);
    const current = `${viewer} ${latency}`;
    const isChanged = previous !== current;
    previous = current;
    return isChanged;
  }
  channel.on(SET_GLOBALS, hasChanged);
  channel.on(GLOBALS_UPDATED, (event: GlobalsEvent) => {
    if (!hasChanged(event)) return;
    // Not earlier: Storybook reloads the page when a story is remounted while it is rendering.
    channel.once(STORY_FINISHED, ({ storyId }: { storyId: string }) => {
      channel.emit(FORCE_REMOUNT, { storyId });
    });
  });
}
