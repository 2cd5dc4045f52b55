import { nextFrame } from './frames.ts';
import type { Stage } from './stage.ts';

/** Frames in a row without a move: an answer may make the screen ask for the next. */
const QUIET_FRAMES = 4;
/** Frames after which a stage counts as never coming to rest: about ten seconds. */
const TIMEOUT_FRAMES = 600;

/**
 * Waits until nothing moves any more: no call under way (those that are held back do not count),
 * no route loading, fonts ready.
 *
 * @throws Error when the stage does not come to rest
 */
export async function settle(stage: Stage): Promise<void> {
  let quiet = 0;
  for (let frame = 0; quiet < QUIET_FRAMES; frame += 1) {
    if (frame > TIMEOUT_FRAMES) throw new Error(`${stage.scenario.id} does not come to rest.`);
    await nextFrame();
    const { navigation, initialized } = stage.visit().router.state;
    const isMoving = stage.isBusy() || navigation.state !== 'idle' || !initialized;
    quiet = isMoving ? 0 : quiet + 1;
  }
  await document.fonts.ready;
}
