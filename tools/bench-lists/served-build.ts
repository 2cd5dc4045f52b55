import { join } from 'node:path';
import type { Page } from 'playwright';
import { build, preview } from 'vite';
import { seededAccounts } from '#mocks/scenarios/accounts.ts';
import { freePort } from '../processes/free-port.ts';

const root = join(import.meta.dirname, '../..');
const OUT = 'test-results/dist-bench';

/** Builds the app for the API at its own origin, without any mock code. */
export async function buildForOwnOrigin(): Promise<void> {
  await build({
    root,
    mode: 'production',
    build: { outDir: OUT, emptyOutDir: true },
    logLevel: 'warn',
  });
}

/** Serves the build. Its calls go to an API at another address. */
export async function serveBuild(api: string): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort(4500);
  const server = await preview({
    root,
    build: { outDir: OUT },
    preview: { port, strictPort: true, proxy: { '/api': api } },
    logLevel: 'warn',
  });
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

/** Opens an address that needs a session, and signs in. */
export async function openSignedIn(
  page: Page,
  address: string,
  role: 'client' | 'worker',
): Promise<void> {
  await page.goto(address);
  const account = seededAccounts.find((seeded) => seeded.role === role);
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
}
