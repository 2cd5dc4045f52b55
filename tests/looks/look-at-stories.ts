import { commands } from 'vitest/browser';
import { inject } from 'vitest';
import { forcedColourViolations } from './forced-colours.ts';
import { narrowViolations } from './narrow.ts';
import { otherThemeViolations } from './other-theme.ts';
import { releaseAnimations } from './paused-animations.ts';
import { comparePictures } from './pictures.ts';
import { motionViolations } from './reduced-motion.ts';
import { zoomViolations } from './zoom.ts';
import { setTestRun, type EmulatedMedia, type ShownStory } from '#stories/stage/test-run.ts';
import { checkStates } from '#stories/states/check-states.ts';

const pictures = inject('pictures');

// Set up for every file, since files share one page.
setTestRun({
  emulate(media) {
    releaseAnimations();
    return commands.emulateMedia(media);
  },
  async look(story) {
    checkStates((story.parameters['states'] ?? []) as readonly string[], story.body);
    if (pictures !== 'off') await comparePictures(story);
    if (pictures === 'only') return;
    const faults = specialViolations(story);
    faults.push(...(await otherThemeViolations(story.body)));
    faults.push(...(await narrowViolations(story)));
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
