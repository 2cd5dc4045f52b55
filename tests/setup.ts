import { configure } from 'storybook/test';
import { afterEach } from 'vitest';
import { releaseAnimations } from '#stories/checks/paused-animations.ts';
import { cleanUpTest } from './clean-up.ts';

// For what hangs only: a busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });

// A setup file runs for each test file. It imports nothing of the product, which every test would depend on.
afterEach(() => {
  cleanUpTest();
  // A dialog would wait for its closing animation forever.
  releaseAnimations();
});
