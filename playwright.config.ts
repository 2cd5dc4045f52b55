import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser/find-browser.ts';

// Set by `npm test`, which reads the counts from this report.
const report = process.env['E2E_REPORT'];

const { executablePath, args, env } = await findBrowser();

/**
 * The addresses of the two builds to test. `tools/e2e.ts` starts the servers and sets the variables.
 */
const builds = {
  /** The mocked app. */
  mocks: process.env['E2E_MOCKS_URL'],
  /** The production build, against the mock API over HTTP. */
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
  // Generous, for long flows on shared machines.
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
  projects: Object.entries(builds).flatMap(([name, baseURL]) =>
    baseURL === undefined
      ? []
      : [
          name === 'http'
            ? // The tests share one server, so parallel tests would overwrite each other's scenario.
              {
                name,
                use: { baseURL },
                testIgnore: '**/workbench.spec.ts',
                workers: 1,
                fullyParallel: false,
              }
            : {
                name,
                use: { baseURL },
                testIgnore: ['build', 'failures', 'hostile-server'].map(
                  (name) => `**/${name}.spec.ts`,
                ),
              },
        ],
  ),
});
