import type { Browser, FrameLocator, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyPrefix } from '#mocks/engine/storage.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { chatCopy } from '#src/features/messages/copy.ts';
import { heading, PREVIEW, startStaticHost, type StaticHost } from './static-host.ts';

let host: StaticHost;
let origin: string;
let browser: Browser;
beforeAll(async () => {
  host = await startStaticHost('site');
  ({ origin, browser } = host);
});
afterAll(() => host?.close());

it('has Storybook, which links to the demo', async () => {
  const storybook = `${origin}${PREVIEW}storybook/`;
  const page = await browser.newPage();
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
  expect(sites).toEqual(new Set(host.copies.map(keyPrefix)));
});

it('opens main for a preview that is gone, whose worker and history are still there', async () => {
  const tab = await browser.newPage();
  await tab.goto(`${origin}/copies/pr/1/?scenario=offers-card-pending`);
  await heading('Job Offers', tab);
  host.copies.shift();
  await tab.reload();
  await heading('Page not found', tab);
  await tab.getByRole('button', { name: 'Back to the demo' }).click();
  await tab.waitForURL(`${origin}/copies/`);
  await tab.goto(`${origin}/copies/?scenario=offers-card-pending`);
  await accept(tab);
  host.copies.unshift('/copies/pr/1/');
});

it('keeps a tab of an earlier version at work while a newer one opens, in the same world', async () => {
  const context = await browser.newContext();
  const earlier = await context.newPage();
  const newer = await context.newPage();
  await earlier.goto(`${origin}/copies/?scenario=offers-card-pending`);
  await earlier.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  host.deploy(true);
  await newer.goto(`${origin}/copies/offers`);
  await newer.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await accept(earlier);
  await newer.getByRole('article').getByText('Accepted', { exact: true }).first().waitFor();
  host.deploy(false);
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

it('asks for nothing outside of its folder, and for nothing that is missing', () => {
  expect(host.wrong).toEqual([]);
});
