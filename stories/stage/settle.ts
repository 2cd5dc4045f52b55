import { nextFrame } from './frames.ts';
import type { Stage } from './stage.ts';

/** Idle frames in a row: the effects of one render may start the next request. */
const IDLE_FRAMES = 2;
/** About ten seconds. */
const TIMEOUT_FRAMES = 600;
/** About one second: a document that keeps changing, as under a running clock, is idle by then. */
const MUTATION_FRAMES = 60;

/** What a document shows while something of it is still to come (`src/ui/lazy-part.tsx`). */
const LOADING_PART = '[data-loading-part]';

/** Counts what changes in the document, from the first stage on. */
let observer: MutationObserver | undefined;
let mutations = 0;

/**
 * Waits until a stage is idle: no request in flight (those that a fault holds back do not count), no
 * route or lazy part loading, fonts and images there, animations with an end at their end.
 *
 * @throws Error naming what is still going on after about ten seconds
 */
export async function settle(stage: Stage): Promise<void> {
  let idleFrames = 0;
  for (let frame = 0; idleFrames < IDLE_FRAMES; frame += 1) {
    const before = activityOf(stage);
    await nextFrame();
    const pending = pendingWork(stage);
    if (pending !== undefined && frame > TIMEOUT_FRAMES) {
      throw new Error(`${stage.scenario.id} does not settle: ${pending}.`);
    }
    const isQuiet = activityOf(stage) === before || frame > MUTATION_FRAMES;
    const isIdle = pending === undefined && isQuiet;
    idleFrames = isIdle ? idleFrames + 1 : 0;
  }
}

/** What a stage still waits for, in words; undefined when it waits for nothing. */
function pendingWork(stage: Stage): string | undefined {
  if (stage.isBusy()) return 'a request is in flight';
  const { navigation, initialized } = stage.visit().router.state;
  if (navigation.state !== 'idle' || !initialized) return 'a route is loading';
  return pendingInDocument();
}

/** What the document still waits for, in words; undefined when it waits for nothing. */
export function pendingInDocument(): string | undefined {
  if (document.querySelector(LOADING_PART)) return 'a lazy part is loading';
  const loading = loadingMedia();
  if (loading !== undefined) return loading;
  return document.getAnimations().some(isRunningToItsEnd) ? 'an animation is running' : undefined;
}

/**
 * Waits until fonts, images and drawings are there, for the picture of a component, which has no stage.
 *
 * @throws Error naming what is still loading after about ten seconds
 */
export async function mediaLoaded(): Promise<void> {
  for (let frame = 0; loadingMedia() !== undefined; frame += 1) {
    if (frame > TIMEOUT_FRAMES) throw new Error(`The story does not settle: ${loadingMedia()}.`);
    await nextFrame();
  }
}

function loadingMedia(): string | undefined {
  if (document.fonts.status === 'loading') return 'a font is loading';
  if ([...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy')) {
    return 'an image is loading';
  }
  return [...document.querySelectorAll('use')].some(isEmpty) ? 'a drawing is loading' : undefined;
}

/** Whether a drawing from a file has not come yet, or does not exist. */
function isEmpty(drawing: SVGUseElement): boolean {
  return drawing.checkVisibility() && drawing.getBBox().width === 0;
}

function isRunningToItsEnd({ playState, effect, timeline }: Animation): boolean {
  const end = Number(effect?.getComputedTiming().endTime);
  return playState === 'running' && Number.isFinite(end) && timeline instanceof DocumentTimeline;
}

/**
 * Settles a stage again if it has done anything since a moment, and returns at once otherwise.
 *
 * @param since what {@link activityOf} returned then
 */
export async function settleSince(stage: Stage, since: string): Promise<void> {
  if (pendingWork(stage) !== undefined || activityOf(stage) !== since) await settle(stage);
}

/** Changes whenever a stage's requests, its route or the document change. */
export function activityOf(stage: Stage): string {
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
