import { commands } from 'vitest/browser';
import { configure, uninstrumentedUserEvent } from 'storybook/test';
import { beforeAll, inject } from 'vitest';
import { forcedColourViolations } from './forced-colors.ts';
import { otherLooksViolations } from './other-looks.ts';
import { releaseAnimations } from './paused-animations.ts';
import { comparePictures } from './pictures.ts';
import { motionViolations } from './reduced-motion.ts';
import { zoomViolations } from './zoom.ts';
import { setTestRun, type EmulatedMedia, type ShownStory } from './test-run.ts';
import { checkStates } from './states.ts';

const pictures = inject('pictures');
/** A dialog that comes in 300 ms is there in two frames. */
const HASTE = 10;

beforeAll(() => commands.setAnimationRate(HASTE));

// Two pages share the machine with whatever else runs there; who finds what they wait for goes on.
configure({ asyncUtilTimeout: 5000 });

// Set up for every file, since files share one page.
setTestRun({
  emulate(media) {
    releaseAnimations();
    return commands.emulateMedia(media);
  },
  // No rest between keys: a browser makes each at least 4 ms long, and there are thousands of them.
  user: () => uninstrumentedUserEvent.setup({ delay: null }),
  async look(story) {
    checkStates((story.parameters['states'] ?? []) as readonly string[], story.body);
    if (pictures !== 'off') await comparePictures(story);
    if (pictures === 'only') return;
    const faults = specialViolations(story);
    faults.push(...(await otherLooksViolations(story)));
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
});

/** What only a story is asked that shows itself under special conditions. */
function specialViolations({ body, parameters, globals }: ShownStory): string[] {
  const { forcedColors, reducedMotion } = (parameters['emulate'] ?? {}) as EmulatedMedia;
  const viewport = globals['viewport'] as { value?: string } | undefined;
  return [
    ...(forcedColors ? forcedColourViolations(body) : []),
    ...(reducedMotion ? motionViolations() : []),
    ...(viewport?.value === 'zoomed' ? zoomViolations(body) : []),
  ];
}
