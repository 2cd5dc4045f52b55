import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserDependencies } from './tools/browser/dependencies.ts';
import { findBrowser } from './tools/browser/find-browser.ts';

// Set here, not in `test.env`: the workers inherit it before they read any date.
process.env['TZ'] = 'UTC';

export default defineConfig(async () => {
  // `npm run check` runs on machines without any browser: it names the one project it wants.
  const isUnitOnly = process.argv.includes('--project=unit');
  return {
    test: {
      projects: isUnitOnly ? [unit] : [unit, ...(await browserProjects())],
    },
  };
});

const unit = {
  test: {
    name: 'unit',
    environment: 'node',
    include: ['{src,mocks,tools,tests}/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
  },
};

async function browserProjects() {
  const { executablePath, args, env } = await findBrowser();
  // A function, for Vitest writes into what it gets: two projects must not share one object.
  const inBrowser = () => ({
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath, args, env } }),
      instances: [{ browser: 'chromium' as const }],
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
    },
    // One page for all files is twice as fast as one for each; nothing may be left behind in it.
    isolate: false,
  });
  const optimizeDeps = { include: browserDependencies() };
  return [
    {
      extends: './vite.config.ts',
      optimizeDeps,
      test: {
        ...inBrowser(),
        name: 'browser',
        include: ['tests/**/*.browser.test.tsx'],
        setupFiles: ['tests/setup.ts'],
      },
    },
    {
      extends: './vite.config.ts',
      plugins: [storybookTest({ configDir: '.storybook' })],
      optimizeDeps,
      test: { ...inBrowser(), name: 'stories' },
    },
  ];
}
