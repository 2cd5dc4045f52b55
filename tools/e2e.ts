import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { startMockApi } from '#mocks/http/server.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import {
  contentSecurityPolicy,
  mockedContentSecurityPolicy,
} from './processes/content-security-policy.ts';
import { freePort } from './processes/free-port.ts';
import { binOf } from './processes/servers.ts';

/**
 * Builds the app twice, serves both builds and runs the end-to-end tests on each: `mocks` is the
 * mocked app, `http` the production build against the mock API on another port. A third build is the
 * mocked app below a path, for the tests about that. Passes its arguments on to Playwright:
 * `node tools/e2e.ts --shard=1/2`.
 */
const root = join(import.meta.dirname, '..');
const dist = {
  mocks: 'test-results/dist-mocks',
  below: 'test-results/dist-below',
  http: 'test-results/dist-http',
};
/** Where the third build is served. */
const BELOW = '/team/nearhand/';

async function buildInto(outDir: string, mode: string, base = '/'): Promise<void> {
  await build({ root, mode, base, build: { outDir, emptyOutDir: true }, logLevel: 'warn' });
}

/** @returns the origin that a build is served at */
async function serve(outDir: string, start: number, policy: string, base = '/'): Promise<string> {
  const port = await freePort(start);
  await preview({
    root,
    base,
    build: { outDir },
    preview: {
      port,
      strictPort: true,
      headers: { 'Content-Security-Policy': policy },
    },
    logLevel: 'warn',
  });
  return `http://localhost:${port}`;
}

const api = await startMockApi({ port: 0, scenario: 'demo', clock: systemClock });
// Side by side, for a build alone doesn't use two processors. The third one has another environment.
await Promise.all([buildInto(dist.mocks, 'demo'), buildInto(dist.below, 'demo', BELOW)]);
process.env['VITE_API_BASE_URL'] = api.url;
await buildInto(dist.http, 'production');
const mocks = await serve(dist.mocks, 4300, mockedContentSecurityPolicy);
const below = await serve(dist.below, 4500, mockedContentSecurityPolicy, BELOW);
const http = await serve(dist.http, 4400, contentSecurityPolicy);

const child = spawn(
  process.execPath,
  [binOf('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      E2E_MOCKS_URL: mocks,
      E2E_BELOW_URL: below + BELOW,
      E2E_HTTP_URL: http,
      E2E_API_URL: api.url,
      E2E_MOCKED_DIST: join(root, dist.mocks),
      E2E_REAL_DIST: join(root, dist.http),
    },
  },
);
child.once('exit', (code) => process.exit(code ?? 1));
