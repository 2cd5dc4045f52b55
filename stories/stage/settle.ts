import { HUNG_MS, hangsAfter, nextFrame } from '../checks/frames.ts';
import { pendingInDocument } from '../checks/media.ts';
import type { Stage } from './stage.ts';

/** Idle frames in a row: the effects of one render may start the next request. */
const IDLE_FRAMES = 2;
/**
 * Frames without a change after which a handler of the story's own counts as one that never answers. It has its turn
 * in the first: only a timer, such as that of `delay('infinite')`, lets it wait longer, and msw doesn't say so.
 */
const FRAMES_OF_OVERRIDES = 10;

/** Counts what changes in the document, from the first stage on. */
let observer: MutationObserver | undefined;
let mutations = 0;

/**
 * Waits until a stage is idle: no request in flight (those that a fault holds back do not count), no
 * route or lazy part loading, fonts and images there, nothing changed in the document. Animations with an end are
 * finished, not waited for. A document under a running clock never stops changing, so changes don't count there.
 * What a handler of the story's own delays with a timer is not waited for.
 *
 * @throws Error naming what is still going on when it hangs
 */
export async function settle(stage: Stage): Promise<void> {
  const hangs = hangsAfter(HUNG_MS);
  let unchangedFrames = 0;
  for (let idleFrames = 0; idleFrames < IDLE_FRAMES;) {
    const before = activityOf(stage);
    finishAnimations();
    await nextFrame();
    const hasChanged = activityOf(stage) !== before && !stage.isRunning();
    unchangedFrames = hasChanged ? 0 : unchangedFrames + 1;
    const isHeldByOverride =
      unchangedFrames > FRAMES_OF_OVERRIDES && !stage.isAnswering() && stage.overrides().length > 0;
    const pending = hasChanged
      ? 'the document is changing'
      : pendingWork(stage, stage.isBusy() && !isHeldByOverride);
    if (pending !== undefined && hangs()) {
      throw new Error(`${stage.scenario.id} does not settle: ${pending}.`);
    }
    idleFrames = pending === undefined ? idleFrames + 1 : 0;
  }
}

/** What a stage still waits for, in words; undefined when it waits for nothing. */
function pendingWork(stage: Stage, isBusy: boolean): string | undefined {
  if (isBusy) return 'a request is in flight';
  const { navigation, initialized } = stage.visit().router.state;
  if (navigation.state !== 'idle' || !initialized) return 'a route is loading';
  return pendingInDocument();
}

/** Brings animations with an end there, as if their time had passed: how long they take is not waited for. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    const { playState, effect, timeline } = animation;
    const end = Number(effect?.getComputedTiming().endTime);
    const hasEnd = Number.isFinite(end) && timeline instanceof DocumentTimeline;
    if (playState === 'running' && hasEnd) animation.finish();
  }
}

/** Changes whenever a stage's requests, its route or the document change. */
function activityOf(stage: Stage): string {
  if (!observer) {
    observer = new MutationObserver((records) => (mutations += records.length));
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }
  mutations += observer.takeRecords().length;
  return `${stage.activity()} ${mutations}`;
}
