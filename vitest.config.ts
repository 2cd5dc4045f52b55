import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { ProvidedContext } from 'vitest';
import { defineConfig } from 'vitest/config';
import {
  emulateMedia,
  emulateTouch,
  enlargePage,
  setAnimationRate,
} from './stories/checks/commands.ts';
import { browserDependencies, sayIfCold } from './tools/browser/dependencies.ts';
import { findBrowser } from './tools/browser/find-browser.ts';
import { storyIndex } from './tools/build/story-index.ts';
import { takePicture } from './tools/visual/picture-commands.ts';
import { picturesPlugin } from './tools/visual/pictures-plugin.ts';
import { pictureMode } from './tools/visual/run-result.ts';

// Set here, not in `test.env`: the workers inherit it before they read any date.
process.env['TZ'] = 'UTC';

/** A story mostly waits for frames: two pages fill each other's gaps, even on two cores. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** A limit for hung tests only; generous, since machines are shared. */
const testTimeout = 300_000;

export default defineConfig(async () => {
  // `npm run check` runs on machines without any browser: it names the one project it wants.
  const needsNoBrowser = ['unit', 'dom', 'slow', 'nightly'].some((name) =>
    process.argv.includes(`--project=${name}`),
  );
  return {
    test: {
      maxWorkers,
      attachmentsDir: 'test-results/attachments',
      // What `--changed` can't trace: read by the browser or by the run, not imported by tests.
      forceRerunTriggers: [
        '**/{package,package-lock}.json',
        '**/{.storybook,public,stories/references,tools/browser,tools/visual}/**',
      ],
      projects: [unit, dom, slow, nightly, ...(needsNoBrowser ? [] : await browserProjects())],
    },
  };
});

const unit = {
  plugins: [storyIndex(import.meta.dirname)],
  test: {
    name: 'unit',
    environment: 'node',
    testTimeout,
    hookTimeout: testTimeout,
    // One module graph per worker takes less than half the time; no test may leave anything behind.
    isolate: false,
    include: ['{src,mocks,flows,states,workbench,tools,tests}/**/*.test.ts'],
    exclude: ['**/*.{browser,slow,nightly}.test.ts', '**/{node_modules,templates}/**'],
  },
};

/**
 * A second copy of it on the same document takes what is typed for a change of the program: the keys are lost. Stories
 * have this alias from Storybook's configuration.
 */
const alias = { '@testing-library/user-event': 'storybook/test' };

/** The app rendered in Node: what it sends, stores and says. What takes a layout is a `*.browser.test.tsx`. */
const dom = {
  // For the tests that import all stories.
  plugins: [storyIndex(import.meta.dirname)],
  test: {
    ...unit.test,
    name: 'dom',
    alias,
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { width: 1280, height: 800 } },
    include: ['tests/**/*.test.tsx'],
    exclude: ['**/*.browser.test.tsx'],
    setupFiles: ['tests/happy-dom.ts', 'tests/setup.ts'],
  },
};

/** What starts processes or servers again and again: `npm test` runs it, `npm run check` does not. */
const slow = {
  test: {
    ...unit.test,
    name: 'slow',
    include: ['{src,mocks,flows,workbench,tools,tests}/**/*.slow.test.ts'],
    exclude: ['**/node_modules/**'],
  },
};

/** What takes a copy of the project and a minute: every night. */
const nightly = {
  test: {
    ...slow.test,
    name: 'nightly',
    include: ['tools/**/*.nightly.test.ts'],
  },
};

async function browserProjects() {
  sayIfCold();
  const { executablePath, args, env, pinned } = await findBrowser();
  // Other browsers render other pixels.
  const pictures = pinned ? pictureMode : 'off';
  const reducedMotion = process.env['REDUCED_MOTION'] === '1';
  const looksAtAll = process.env['LOOKS'] === 'all';
  // A function, for Vitest writes into what it gets: two projects must not share one object.
  const inBrowser = () => ({
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath, args, env } }),
      instances: [{ browser: 'chromium' as const }],
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
      commands: {
        emulateMedia,
        emulateTouch,
        enlargePage,
        setAnimationRate,
        takePicture,
      },
    },
    maxWorkers,
    testTimeout,
    // One page for all files is faster than a page for each; stories must leave nothing behind.
    isolate: false,
  });
  const optimizeDeps = { include: browserDependencies() };
  // In a worktree, node_modules is a link to a folder outside of it.
  const packages = realpathSync(join(import.meta.dirname, 'node_modules'));
  const server = { fs: { allow: [import.meta.dirname, packages] } };
  return [
    {
      extends: './vite.config.ts',
      optimizeDeps,
      server,
      test: {
        ...inBrowser(),
        name: 'browser',
        alias,
        include: ['tests/**/*.browser.test.tsx'],
        setupFiles: ['stories/checks/vitest-setup.ts', 'tests/setup.ts'],
        provide: {
          pictures: 'off',
          reducedMotion: false,
          looksAtAll: true,
        } satisfies Partial<ProvidedContext>,
      },
    },
    {
      extends: './vite.config.ts',
      plugins: [
        // Else the addon sizes every story as 1200x900 first.
        storybookTest({
          configDir: '.storybook',
          initialGlobals: { viewport: { value: 'desktop' } },
        }),
        pictures !== 'off' && picturesPlugin(),
      ],
      optimizeDeps,
      server,
      test: {
        ...inBrowser(),
        name: 'stories',
        setupFiles: ['stories/checks/vitest-setup.ts'],
        provide: {
          pictures,
          reducedMotion,
          looksAtAll,
        } satisfies Partial<ProvidedContext>,
      },
    },
  ];
}
