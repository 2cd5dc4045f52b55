import { configure } from 'storybook/test';
import { afterEach } from 'vitest';
import { releaseAnimations } from '#stories/checks/paused-animations.ts';
import { cleanUpStages } from './render-stage.tsx';

// For what hangs only: a busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });

// Not in render-stage.tsx: test files share one page, which evaluates a module only once, but this
// setup file runs for each of them.
afterEach(() => {
  cleanUpStages();
  // A dialog would wait for its closing animation forever.
  releaseAnimations();
});
