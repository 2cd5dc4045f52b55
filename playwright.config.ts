import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser/find-browser.ts';

// Set by `npm test`, which counts from it.
const report = process.env['E2E_REPORT'];

const { executablePath, args, env } = await findBrowser();

/**
 * The same flows against two worlds. `tools/e2e.ts` starts the servers and says where they are, so
 * that this file knows nothing of ports.
 */
const worlds = {
  /** The app with the mocks in its own page. */
  mocks: process.env['E2E_MOCKS_URL'],
  /** The app as it ships, against the mock API over HTTP. */
  http: process.env['E2E_HTTP_URL'],
};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // A flow of two people is long, and the machine may have more to do.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ...(report === undefined ? [] : [['json', { outputFile: report }] as const]),
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath, args, env },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
  projects: Object.entries(worlds).flatMap(([name, baseURL]) =>
    baseURL === undefined
      ? []
      : [
          name === 'http'
            ? // One world behind one port: two flows at once would open scenarios over each other.
              {
                name,
                use: { baseURL },
                testIgnore: '**/workbench.spec.ts',
                workers: 1,
                fullyParallel: false,
              }
            : { name, use: { baseURL }, testIgnore: '**/build.spec.ts' },
        ],
  ),
});
