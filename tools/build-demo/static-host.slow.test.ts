import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { serveApp } from '../processes/built-app.ts';
import { heading, PREVIEW, SITE, startStaticHost, type StaticHost } from './static-host.ts';

let host: StaticHost;
let origin: string;
let page: Page;
beforeAll(async () => {
  host = await startStaticHost('app');
  ({ origin } = host);
  page = await host.browser.newPage();
});
afterAll(() => host?.close());

it('opens a state, and its deep links after a reload', async () => {
  await page.goto(`${origin}${PREVIEW}?scenario=offers-loaded`);
  await heading('Job Offers', page);
  expect(page.url()).toBe(`${origin}${PREVIEW}offers?scenario=offers-loaded`);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await heading(/^Hello/, page);
  expect(page.url()).toBe(`${origin}${PREVIEW}dashboard?scenario=offers-loaded`);
  await page.reload();
  await heading(/^Hello/, page);
  await page.goBack();
  await heading('Job Offers', page);
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
  await heading('Hello, Clara', page);
  expect(page.url()).toMatch(new RegExp(`^${origin}${PREVIEW}dashboard\\?`));
  await page.goto(`${origin}${PREVIEW}?scenario=offers-loaded`);
  await page.getByRole('button', { name: 'Back to the demo' }).click();
  await page.waitForURL(origin + PREVIEW);
});

it('is served by npm run preview, and answers its own calls without a service worker', async () => {
  const served = await serveApp(host.preview, 4800, { base: PREVIEW });
  const blocked = await host.browser.newPage({ serviceWorkers: 'block' });
  await blocked.goto(`${served.url}${PREVIEW}offers?scenario=offers-loaded`);
  await blocked.getByRole('article').first().waitFor();
  await served.close();
});

it('says that it needs a server when its page is opened as a file', async () => {
  const opened = await host.browser.newPage();
  await opened.goto(pathToFileURL(join(host.preview, 'index.html')).href);
  await opened.getByText('This demo needs a web server').waitFor();
  await page.goto(origin + PREVIEW);
  expect(await page.getByText('This demo needs a web server').isVisible()).toBe(false);
});

it('asks for nothing outside of its folder, and for nothing that is missing', () => {
  expect(host.wrong).toEqual([]);
});

it('opens the site of main for the address of a preview that is gone', async () => {
  await page.goto(`${origin}${SITE}pr/8/offers`);
  await heading('The site of main', page);
});
