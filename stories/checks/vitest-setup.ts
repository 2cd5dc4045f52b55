import { configure, uninstrumentedUserEvent } from 'storybook/test';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { lateRequests } from './stray-requests.ts';
import { emulate, emulatePointer } from './emulation.ts';
import { beginFades } from './fades.ts';
import { forcedColorViolations } from './forced-colors.ts';
import { makeRoom, setFrameSize, sizeOf } from './frame-size.ts';
import { lookAt } from './looks.ts';
import { releaseAnimations } from './paused-animations.ts';
import { viewportOf } from './pictures.ts';
import { motionViolations } from './reduced-motion.ts';
import { hideCarets } from './still-page.ts';
import { setTestRun, type EmulatedMedia, type ShownStory } from './test-run.ts';
import { zoomViolations } from './zoom.ts';

const pictures = inject('pictures');
const isMotionReduced = inject('reducedMotion');
const looksAtAll = inject('looksAtAll');

/** A dialog that opens in 300 ms is open in two frames. */
const ANIMATION_RATE = 10;

beforeAll(async () => {
  // For what hangs only: a busy machine takes its time.
  configure({ asyncUtilTimeout: 20_000 });
  beginFades();
  hideCarets();
  await Promise.all([commands.setAnimationRate(ANIMATION_RATE), makeRoom()]);
  // Storybook's addon sizes the frame before each story.
  page.extend({
    viewport: (width: number, height: number) => Promise.resolve(setFrameSize({ width, height })),
  });
});

/** What failed, behind the link that Storybook's addon puts in front of it. */
const BEHIND_LINK = /^\n(.*Click to debug the error.*)\n\n([^]*)$/;

// The first hook runs last, so after the addon's.
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    error.message = error.message.replace(BEHIND_LINK, '$2\n$1\n');
});

// A story that is over has nothing left to ask: something of it was not cleaned up.
afterAll(() => {
  const late = lateRequests.splice(0);
  if (late.length > 0) throw new Error(`Requested after the story was over:\n${late.join('\n')}`);
});

// For every file, since files share one page.
setTestRun({
  async prepare({ parameters, globals }) {
    releaseAnimations();
    setFrameSize(sizeOf(viewportOf(globals) ?? 'desktop'));
    const asked = (parameters['emulate'] ?? {}) as EmulatedMedia;
    const media = isMotionReduced ? { ...asked, reducedMotion: 'reduce' as const } : asked;
    await emulate(media);
    await Promise.all([emulatePointer('mouse'), makeRoom()]);
  },
  // No rest between keys: a browser makes each at least 4 ms long, and there are thousands of them.
  user: () => uninstrumentedUserEvent.setup({ delay: null }),
  async check(story) {
    const faults = await lookAt(story, {
      takesPictures: pictures !== 'off',
      onlyPictures: pictures === 'render',
      looksAtAll,
      atOwnSize: isSpecial(story) ? specialViolations : undefined,
    });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
});

/** Whether a story asks for media or a size that have checks of their own. */
function isSpecial({ parameters, globals }: ShownStory): boolean {
  return parameters['emulate'] !== undefined || viewportOf(globals) === 'zoomed';
}

/** What only a story under special conditions is checked for. */
function specialViolations({ canvas, parameters, globals }: ShownStory): string[] {
  const { forcedColors, reducedMotion } = (parameters['emulate'] ?? {}) as EmulatedMedia;
  const { body } = canvas.ownerDocument;
  return [
    ...(forcedColors ? forcedColorViolations(body) : []),
    ...(reducedMotion ? motionViolations() : []),
    ...(viewportOf(globals) === 'zoomed' ? zoomViolations(body) : []),
  ];
}
