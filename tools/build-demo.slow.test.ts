import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, FrameLocator, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { keyPrefix } from '#mocks/engine/storage.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { chatCopy } from '#src/features/messages/copy.ts';
import { launchBrowser } from './browser/find-browser.ts';
import { notFoundPage } from './build-demo.ts';
import { serveApp } from './processes/built-app.ts';
import { root } from './processes/root.ts';

// The demo of a pull request, on a host that works as GitHub Pages does.

const SITE = '/nearhand/';
const PREVIEW = `${SITE}pr/7/`;
/** A site with two previews, for which the server changes the paths in the build of the preview above. */
const COPIES = ['/copies/pr/1/', '/copies/pr/2/', '/copies/'];
/** Whether the copies have a newer version of msw's worker. */
let isDeployed = false;
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
  const { pathname, searchParams } = new URL(url, 'http://pages.test');
  if (pathname === '/wiki') {
    const frame = `<iframe sandbox="allow-scripts allow-forms" width="1200" height="700"`;
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html>${frame} src="${searchParams.get('src')}"></iframe>`);
    return;
  }
  if (pathname === '/other-app.js') {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(`onfetch = (event) => event.respondWith(new Response('Another app'))`);
    return;
  }
  const copy = COPIES.find((base) => pathname.startsWith(base));
  if (copy !== undefined) {
    sendCopy(copy, pathname.slice(copy.length), response);
    return;
  }
  const path = pathname.startsWith(SITE) ? pathname.slice(SITE.length) : '404.html';
  const files = [path, `${path}.html`, join(path, 'index.html')].map((name) => join(folder, name));
  const found = files.find(isFile);
  const isOutside = !pathname.startsWith(PREVIEW) && pathname !== `${SITE}not-found.js`;
  if (isOutside || (found === undefined && extname(path) !== '')) wrong.push(pathname);
  // The only page for unknown addresses is that at the root.
  const file = found ?? join(folder, '404.html');
  response.writeHead(found === undefined ? 404 : 200, headersOf(file)).end(readFileSync(file));
});

function headersOf(file: string): Record<string, string> {
  return {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    // A frame with an origin of its own gets no code without it.
    'Access-Control-Allow-Origin': '*',
  };
}

/** Sends a file of a copy, or the page without content. */
function sendCopy(base: string, path: string, response: ServerResponse): void {
  const files = [path, `${path}.html`, join(path, 'index.html'), 'app.html'];
  const file = files.map((name) => join(folder, 'pr/7', name)).find(isFile)!;
  const isText = ['.html', '.js', '.css'].includes(extname(file));
  const text = readFileSync(file, isText ? 'utf8' : undefined);
  const own =
    typeof text === 'string' ? text.replaceAll(PREVIEW.slice(0, -1), base.slice(0, -1)) : text;
  response.writeHead(200, headersOf(file)).write(own);
  response.end(path === 'mockServiceWorker.js' && isDeployed ? '// Newer' : '');
}

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
  browser = await launchBrowser('--host-resolver-rules=MAP nearhand.test localhost');
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const heading = (name: string | RegExp, place: Page | FrameLocator = page) =>
  place.getByRole('heading', { name }).first().waitFor();

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
  const blocked = await browser.newPage({ serviceWorkers: 'block' });
  await blocked.goto(`${served.url}${PREVIEW}offers?scenario=offers-loaded`);
  await blocked.getByRole('article').first().waitFor();
  await served.close();
});

it('has Storybook, which links to the demo', async () => {
  const storybook = `${origin}${PREVIEW}storybook/`;
  const frame = page.frameLocator('#storybook-preview-iframe');
  await page.goto(storybook);
  await frame.locator(`a[href="${origin}${PREVIEW}"]`).first().waitFor();
  await page.goto(`${storybook}?path=/story/screens-offers-list--loaded`);
  await heading('Job Offers', frame);
});

/** Accepts the only offer of a page, or what is shown of it in a frame. */
async function accept(place: Page | FrameLocator): Promise<void> {
  await place.getByRole('button', { name: 'Accept', exact: true }).click();
  await place.getByRole('button', { name: 'Accept offer' }).click();
  await place.getByRole('article').getByText('Accepted', { exact: true }).first().waitFor();
}

async function sendMessage(place: Page | FrameLocator, text: string): Promise<void> {
  await place.getByRole('textbox', { name: /^Message to/ }).fill(text);
  // Enabled once the conversation is there; until then, Enter would send nothing.
  await place.getByRole('button', { name: chatCopy.send.send, exact: true }).click();
  await place.getByRole('region', { name: chatCopy.log }).getByText(text).waitFor();
}

const CHAT = `scenario=messages-two-people&as=client&at=/messages?conversation=${CONVERSATION_ID}`;

it('shares an origin with the site of main and with other previews, and nothing else', async () => {
  const context = await browser.newContext();
  const preview = await context.newPage();
  const other = await context.newPage();
  const main = await context.newPage();
  await main.goto(`${origin}/copies/?scenario=offers-card-pending`);
  await heading('Job Offers', main);
  await preview.goto(`${origin}/copies/pr/1/?scenario=dashboard-loaded&as=client`);
  await heading('Hello, Clara', preview);
  await other.goto(`${origin}/copies/pr/2/?${CHAT}`);
  await sendMessage(other, 'The keys are under the blue pot.');
  await accept(main);

  // Starts over in one of them.
  await preview.keyboard.press('Control+k');
  await preview.getByRole('combobox', { name: /^Find a state/ }).fill('Start over');
  await preview.getByRole('option', { name: /^Start over/ }).click();
  await heading('Hello, Clara', preview);

  expect(new URL(main.url()).pathname).toBe('/copies/offers');
  await main.goto(`${origin}/copies/offers`);
  await main.getByRole('button', { name: /Wes/ }).waitFor();
  await main.getByRole('article').getByText('Accepted', { exact: true }).first().waitFor();
  await other.reload();
  await other.getByText('The keys are under the blue pot.').first().waitFor();
  const keys = await main.evaluate(() => Object.keys(localStorage));
  const sites = new Set(keys.map((key) => /^nearhand:[^:]*:/.exec(key)?.[0] ?? key));
  expect(sites).toEqual(new Set(COPIES.map(keyPrefix)));
});

it('opens main for a preview that is gone, whose worker and history are still there', async () => {
  const tab = await browser.newPage();
  await tab.goto(`${origin}/copies/pr/1/?scenario=offers-card-pending`);
  await heading('Job Offers', tab);
  COPIES.shift();
  await tab.reload();
  await heading('Page not found', tab);
  await tab.getByRole('button', { name: 'Back to the demo' }).click();
  await tab.waitForURL(`${origin}/copies/`);
  await tab.goto(`${origin}/copies/?scenario=offers-card-pending`);
  await accept(tab);
  COPIES.unshift('/copies/pr/1/');
});

it('keeps a tab of an earlier version at work while a newer one opens, in the same world', async () => {
  const context = await browser.newContext();
  const earlier = await context.newPage();
  const newer = await context.newPage();
  await earlier.goto(`${origin}/copies/?scenario=offers-card-pending`);
  await earlier.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  isDeployed = true;
  await newer.goto(`${origin}/copies/offers`);
  await newer.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await accept(earlier);
  await newer.getByRole('article').getByText('Accepted', { exact: true }).first().waitFor();
  isDeployed = false;
});

it('takes the place of the worker of another app that answers its pages, once it was reloaded past it', async () => {
  const tab = await browser.newPage();
  await tab.goto(`${origin}/other-app.js`);
  await tab.evaluate(async () => {
    await navigator.serviceWorker.register('/other-app.js');
    await navigator.serviceWorker.ready;
  });
  const address = `${origin}/copies/?scenario=offers-card-pending`;
  await tab.goto(address);
  await tab.getByText('Another app').waitFor();
  // As with Shift.
  await (await tab.context().newCDPSession(tab)).send('Page.reload', { ignoreCache: true });
  await tab.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await tab.goto(address);
  await accept(tab);
});

it('works in a frame that may use neither storage nor workers, and says what is not kept', async () => {
  const wiki = await browser.newPage();
  const frame = wiki.frameLocator('iframe').first();
  const open = (path: string) =>
    wiki.goto(`${origin}/wiki?src=${encodeURIComponent(PREVIEW + path)}`);

  await open('?scenario=offers-card-pending');
  await accept(frame);
  await frame.getByText('Nothing is kept: storage is blocked or full').waitFor();
  await frame.getByRole('button', { name: /^Find/ }).click();
  await frame.getByRole('combobox', { name: /^Find a state/ }).fill('offers.list.empty');
  await frame
    .getByRole('option', { name: /offers\.list\.empty/ })
    .first()
    .click();
  await frame.getByText('No Offers Found').waitFor();
  await frame.getByRole('button', { name: 'Workbench' }).click();
  await frame.getByRole('tab', { name: 'World' }).click();

  await open(`?${CHAT}`);
  await sendMessage(frame, 'The keys are under the blue pot.');

  await open('demo?scenario=offers-between-two&at=/offers');
  await frame.getByText("Rows aren't shared: the frame needs allow-same-origin").waitFor();
  for (const person of ['client', 'worker']) {
    const half = frame.frameLocator(`iframe[name=${person}]`);
    await heading('Job Offers', half);
  }

  await open('storybook/?path=/story/screens-offers-list--loaded');
  await heading('Job Offers', frame.frameLocator('#storybook-preview-iframe'));
});

it('has a Storybook whose stories and panel work without HTTPS, as for a phone in the same network', async () => {
  const phone = await browser.newPage();
  const storybook = `${origin.replace('localhost', 'nearhand.test')}${PREVIEW}storybook/`;
  await phone.goto(`${storybook}?path=/story/screens-offers-list--loaded`);
  expect(await phone.evaluate(() => isSecureContext)).toBe(false);
  const story = phone.frameLocator('#storybook-preview-iframe');
  await heading('Job Offers', story);
  await phone.getByText('World panel').click();
  const panel = story.getByRole('complementary', { name: 'World panel' });
  await panel.getByRole('list', { name: /requests/i }).waitFor();
});

it('says that it needs a server when its page is opened as a file', async () => {
  const opened = await browser.newPage();
  await opened.goto(pathToFileURL(join(folder, 'pr/7/index.html')).href);
  await opened.getByText('This demo needs a web server').waitFor();
  await page.goto(origin + PREVIEW);
  expect(await page.getByText('This demo needs a web server').isVisible()).toBe(false);
});

it('asks for nothing outside of its folder, and for nothing that is missing', () => {
  expect(wrong).toEqual([]);
});

it('opens the site of main for the address of a preview that is gone', async () => {
  await page.goto(`${origin}${SITE}pr/8/offers`);
  await heading('The site of main');
});
