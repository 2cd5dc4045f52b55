import { defineConfig, type Project } from '@playwright/test';
import { LATENCY_KEY } from '#mocks/latency.ts';
import { findBrowser } from './tools/browser/find-browser.ts';

// Set by `npm test`, which reads the counts from this report.
const report = process.env['E2E_REPORT'];

const { executablePath, args, env } = await findBrowser();

/** The mocked app, and the production build against the mock API over HTTP, which `tools/e2e.ts` serves. */
const mocks = process.env['E2E_MOCKS_URL'];
const http = process.env['E2E_HTTP_URL'];

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
    // Without the film: drawing and encoding its frames takes half of the processor's time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  // In this order: one worker plays the tests over HTTP while the other begins with the mocked app.
  projects: [
    ...(http === undefined ? [] : [overHttp(http)]),
    ...(mocks === undefined ? [] : [mocked(mocks)]),
  ],
});

function overHttp(baseURL: string): Project {
  return {
    name: 'http',
    use: { baseURL },
    // The workbench exists in the mocked app only.
    testIgnore: [
      'below-a-path',
      'demo',
      'kiosk',
      'scenarios',
      'tours',
      'workbench',
      'workbench-tabs',
    ].map((name) => `**/${name}.spec.ts`),
    // The tests share one server, so parallel tests would overwrite each other's scenario.
    workers: 1,
    fullyParallel: false,
  };
}

function mocked(baseURL: string): Project {
  const localStorage = [{ name: LATENCY_KEY, value: '0' }];
  return {
    name: 'mocks',
    use: { baseURL, storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] } },
    testIgnore: ['build', 'failures', 'hostile-server', 'prerender'].map(
      (name) => `**/${name}.spec.ts`,
    ),
  };
}
