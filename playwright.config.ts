import { availableParallelism } from 'node:os';
import { defineConfig, type Project } from '@playwright/test';
import { keyPrefix } from '#mocks/engine/storage.ts';
import { LATENCY_KEY } from '#mocks/server/latency.ts';
import { findBrowser } from './tools/browser/find-browser.ts';

// Set by `npm test`, which reads the counts from this report.
const report = process.env['E2E_REPORT'];

const { executablePath, args, env } = await findBrowser();

/** The mocked app, and the production build against the mock API on another host, which `tools/e2e.ts` serves. */
const mocks = process.env['E2E_MOCKS_URL'];
const http = process.env['E2E_HTTP_URL'];

/** What only the mocked app has: the workbench, its addresses, its tours and its own network. */
const MOCKED_ONLY = ['demo', 'insecure-host', 'tours', 'workbench'];
/** Each build has a policy of its own. All other files are about the product, and run over HTTP only. */
const ON_BOTH = ['csp'];

if (mocks === undefined && http === undefined) {
  process.stderr.write(
    'Nothing is built for these tests, so there are none. Run: npm test -- --only e2e\n',
  );
}

const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Most of a test's time is the app's own waiting, such as for the next poll.
  workers: availableParallelism() + 2,
  // The second run of a test that has failed leaves a trace. Passing then doesn't help it: it still fails the run.
  retries: 1,
  failOnFlakyTests: true,
  // For what hangs only: a busy machine takes its time.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ...(report === undefined ? [] : [['json', { outputFile: report }] as const]),
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    // What a step looks for and never finds would take the whole limit of its test, twice.
    actionTimeout: 120_000,
    launchOptions: { executablePath, args, env },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...(http === undefined ? [] : [overHttp(http)]),
    ...(mocks === undefined ? [] : [mocked(mocks)]),
  ],
});

function overHttp(baseURL: string): Project {
  return {
    name: 'http',
    use: { baseURL },
    testIgnore: specs(MOCKED_ONLY),
  };
}

function mocked(baseURL: string): Project {
  const localStorage = [{ name: keyPrefix('/') + LATENCY_KEY, value: '0' }];
  return {
    name: 'mocks',
    use: { baseURL, storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] } },
    testMatch: specs([...MOCKED_ONLY, ...ON_BOTH]),
  };
}
