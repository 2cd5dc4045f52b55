import { systemClock } from '#src/lib/time/clock.ts';
import { nextFrame } from './frames.ts';
import type { Stage } from './stage.ts';

/** Idle frames in a row: the effects of one render may start the next request. */
const IDLE_FRAMES = 2;
/**
 * Frames without a change after which a handler of the story's own counts as one that never answers. It has its turn
 * in the first: only a timer, such as that of `delay('infinite')`, lets it wait longer, and msw doesn't say so.
 */
const FRAMES_OF_OVERRIDES = 10;
/** In milliseconds, for what hangs only: less than a test may take, so that it says what it waits for. */
const HUNG_MS = 40_000;

/** What a document shows while something of it is still to come (`src/ui/lazy-part.tsx`). */
const LOADING_PART = '[data-loading-part]';

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

/** Whether that many milliseconds have passed since it was called. */
function hangsAfter(milliseconds: number): () => boolean {
  const start = systemClock.now();
  return () => systemClock.now() - start > milliseconds;
}

/** What a stage still waits for, in words; undefined when it waits for nothing. */
function pendingWork(stage: Stage, isBusy: boolean): string | undefined {
  if (isBusy) return 'a request is in flight';
  const { navigation, initialized } = stage.visit().router.state;
  if (navigation.state !== 'idle' || !initialized) return 'a route is loading';
  return pendingInDocument();
}

/** What the document still waits for, in words; undefined when it waits for nothing. */
export function pendingInDocument(): string | undefined {
  if (document.querySelector(LOADING_PART)) return 'a lazy part is loading';
  return loadingMedia();
}

/**
 * Waits until fonts, images and drawings are there, for the picture of a component, which has no stage.
 *
 * @throws Error naming what is still loading when it hangs
 */
export async function mediaLoaded(): Promise<void> {
  const hangs = hangsAfter(HUNG_MS);
  for (let loading = loadingMedia(); loading !== undefined; loading = loadingMedia()) {
    if (hangs()) throw new Error(`The story does not settle: ${loading}.`);
    await nextFrame();
  }
}

function loadingMedia(): string | undefined {
  if (document.fonts.status === 'loading') return 'a font is loading';
  const images = [...document.querySelectorAll('img')];
  if (images.some(({ complete, loading }) => !complete && loading !== 'lazy')) {
    return 'an image is loading';
  }
  return [...document.querySelectorAll('use')].some(isEmpty) ? 'a drawing is loading' : undefined;
}

/** Whether a drawing from a file has not come yet, or does not exist. */
function isEmpty(drawing: SVGUseElement): boolean {
  return drawing.checkVisibility() && drawing.getBBox().width === 0;
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
