import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildApp, serveApp } from './processes/built-app.ts';
import {
  contentSecurityPolicy,
  mockedContentSecurityPolicy,
} from './processes/content-security-policy.ts';
import { root } from './processes/root.ts';
import { binOf } from './processes/bin-of.ts';

/**
 * Builds the app twice, serves both builds and runs the end-to-end tests on each: `mocks` is the
 * mocked app, `http` the production build against the mock API on another host. Passes its arguments on to
 * Playwright: `node tools/e2e.ts --shard=1/2`.
 */
const dist = { mocks: 'test-results/dist-mocks', http: 'test-results/dist-http' };

await buildApp({ mode: 'demo', outDir: dist.mocks });
// Each worker of Playwright serves one of its own under this name (`e2e/test.ts`).
const apiUrl = 'http://api.nearhand.test';
process.env['VITE_API_BASE_URL'] = apiUrl;
await buildApp({ mode: 'production', outDir: dist.http });
const mocked = { headers: { 'Content-Security-Policy': mockedContentSecurityPolicy } };
const real = { headers: { 'Content-Security-Policy': contentSecurityPolicy } };
// Under another name, as a phone in the same network opens it: such a page is no secure context.
const allowedHosts = ['nearhand.test'];
const mocks = await serveApp(dist.mocks, 4300, { ...mocked, allowedHosts });
const http = await serveApp(dist.http, 4400, real);

const child = spawn(
  process.execPath,
  [binOf('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      E2E_MOCKS_URL: mocks.url,
      E2E_HTTP_URL: http.url,
      E2E_API_URL: apiUrl,
      E2E_MOCKED_DIST: join(root, dist.mocks),
      E2E_REAL_DIST: join(root, dist.http),
    },
  },
);
child.once('exit', (code) => process.exit(code ?? 1));
