import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { launchBrowser } from './browser/find-browser.ts';
import { notFoundPage } from './build-demo.ts';
import { serveApp } from './processes/built-app.ts';
import { root } from './processes/root.ts';

// The demo of a pull request, on a host that works as GitHub Pages does.

const SITE = '/nearhand/';
const PREVIEW = `${SITE}pr/7/`;
const MAIN = '<!doctype html><title>Main</title><h1>The site of main</h1>';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const folder = mkdtempSync(join(tmpdir(), 'nearhand-pages-'));
const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;
/** The requests outside of the preview, and those for files that are missing. */
const wrong: string[] = [];
const server = createServer(({ url = '' }, response) => {
  const { pathname } = new URL(url, 'http://pages.test');
  const path = pathname.startsWith(SITE) ? pathname.slice(SITE.length) : '404.html';
  const files = [path, `${path}.html`, join(path, 'index.html')].map((name) => join(folder, name));
  const found = files.find(isFile);
  const isOutside = !pathname.startsWith(PREVIEW) && pathname !== `${SITE}not-found.js`;
  if (isOutside || (found === undefined && extname(path) !== '')) wrong.push(pathname);
  // The only page for unknown addresses is that at the root.
  const file = found ?? join(folder, '404.html');
  const headers = { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' };
  response.writeHead(found === undefined ? 404 : 200, headers).end(readFileSync(file));
});

let origin = '';
let browser: Browser;
let page: Page;
beforeAll(async () => {
  const preview = join(folder, 'pr/7');
  // A build by itself: in the environment of a test, it would be one for development.
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$)/.test(name));
  execFileSync(process.execPath, ['tools/build.ts', 'demo', '--base', PREVIEW, '--out', preview], {
    cwd: root,
    env: Object.fromEntries(own),
    stdio: 'pipe',
  });
  writeFileSync(join(folder, 'app.html'), MAIN);
  writeFileSync(join(folder, '404.html'), notFoundPage(SITE));
  copyFileSync(join(preview, 'not-found.js'), join(folder, 'not-found.js'));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
  page = await (await browser.newContext()).newPage();
});
afterAll(async () => {
  await browser?.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

it('opens a state, and its deep links after a reload', async () => {
  await page.goto(`${origin}${PREVIEW}?scenario=offers-loaded`);
  await heading('Job Offers');
  expect(page.url()).toBe(`${origin}${PREVIEW}offers?scenario=offers-loaded`);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await heading(/^Hello/);
  expect(page.url()).toBe(`${origin}${PREVIEW}dashboard?scenario=offers-loaded`);
  await page.reload();
  await heading(/^Hello/);
  await page.goBack();
  await heading('Job Offers');
  const scopes = await page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.map(({ scope, active }) => [scope, active?.scriptURL]);
  });
  expect(scopes).toEqual([[origin + PREVIEW, `${origin}${PREVIEW}mockServiceWorker.js`]]);
});

it('stays in its folder after a sign-in, and on the way back to the demo', async () => {
  await page.goto(`${origin}${PREVIEW}auth`);
  await page.getByLabel('Email').fill(people.client.email);
  await page.getByLabel('Password', { exact: true }).fill(MOCK_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await heading('Hello, Clara');
  expect(page.url()).toMatch(new RegExp(`^${origin}${PREVIEW}dashboard\\?`));
  await page.goto(`${origin}${PREVIEW}?scenario=offers-loaded`);
  await page.getByRole('button', { name: 'Back to the demo' }).click();
  await page.waitForURL(origin + PREVIEW);
});

it('is served by npm run preview, and answers its own calls without a service worker', async () => {
  const served = await serveApp(join(folder, 'pr/7'), 4800, { base: PREVIEW });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const blocked = await context.newPage();
  await blocked.goto(`${served.url}${PREVIEW}offers?scenario=offers-loaded`);
  await blocked.getByRole('article').first().waitFor();
  await context.close();
  await served.close();
});

it('shows two people side by side', async () => {
  await page.goto(`${origin}${PREVIEW}demo?scenario=offers-between-two&at=/offers`);
  for (const person of ['client', 'worker']) {
    const frame = page.frameLocator(`iframe[name=${person}]`);
    await frame.getByRole('heading', { name: 'Job Offers' }).waitFor();
  }
});

it('links its icons, its manifest and their icons', async () => {
  await page.goto(origin + PREVIEW);
  const files = await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel*=icon], link[rel=manifest]');
    const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href;
    const { icons } = (await (await fetch(manifest)).json()) as { icons: { src: string }[] };
    const all = [...links].map(({ href }) => href);
    return [...all, ...icons.map(({ src }) => new URL(src, manifest).href)];
  });
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    expect(file).toContain(PREVIEW);
    expect((await fetch(file)).status, file).toBe(200);
  }
});

it('has Storybook, which links to the demo', async () => {
  const storybook = `${origin}${PREVIEW}storybook/`;
  const frame = page.frameLocator('#storybook-preview-iframe');
  await page.goto(storybook);
  await frame.locator(`a[href="${origin}${PREVIEW}"]`).first().waitFor();
  await page.goto(`${storybook}?path=/story/screens-offers-list--loaded`);
  await frame.getByRole('heading', { name: 'Job Offers' }).waitFor();
});

it('asks for nothing outside of its folder, and for nothing that is missing', () => {
  expect(wrong).toEqual([]);
});

it('opens the site of main for the address of a preview that is gone', async () => {
  await page.goto(`${origin}${SITE}pr/8/offers`);
  await heading('The site of main');
});
