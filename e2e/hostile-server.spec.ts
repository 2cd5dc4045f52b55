import type { Page } from '@playwright/test';
import { acceptOffer } from '#src/contract/offers.ts';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';
import { losesAnswer, never, once } from '#mocks/faults/faults.ts';
import { seededAccounts } from '#mocks/fixtures/accounts.ts';
import { submitSignIn } from './steps.ts';
import { expect, test } from './test.ts';

/**
 * The production build against a server that answers twice or never: what only a real network does. tests/faults has
 * every fault of every call.
 */
test.use({ expectedErrors: /broke the contract|did not answer with JSON/ });

const [client] = seededAccounts;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Counts the requests to accept an offer. */
function countAccepted(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/accept')) sent += 1;
  });
  return () => sent;
}

test('signing in keeps what was typed when the connection is lost', async ({ page, open }) => {
  await open({ scenario: 'home', at: '/auth' });
  // Not a fault of the server: browsers send a request again when it closes the connection.
  await page.route('**/api/auth/login', (route) => route.abort('connectionreset'), { times: 1 });
  await submitSignIn(page, 'client');
  await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(client?.email ?? '');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(client?.password ?? '');
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('accepting an offer', () => {
  const MESSAGE = 'I come on Saturday at nine, with my own drill.';
  const message = (page: Page) => page.getByRole('textbox', { name: /^Your message/ });

  async function accept(page: Page): Promise<void> {
    await button(page, 'Accept').click();
    await message(page).fill(MESSAGE);
    await button(page, 'Accept offer').dblclick();
  }

  async function isAccepted(page: Page): Promise<void> {
    await expect(button(page, 'Start Work')).toBeVisible();
    await expect(page.getByRole('article').getByText('Accepted', { exact: true })).toBeVisible();
  }

  test('is sent once when the answer is lost', async ({ page, open }) => {
    const sent = countAccepted(page);
    await open({ scenario: 'offers-card-pending', faults: [once(losesAnswer(acceptOffer))] });
    await accept(page);
    await isAccepted(page);
    expect(sent()).toBe(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('succeeds when the request is delivered twice', async ({ page, open, api }) => {
    await open('offers-card-pending');
    // As a proxy that retries may do.
    await page.route('**/api/offers/*/accept', async (route) => {
      const request = route.request();
      // Node doesn't know the name that the browser maps to the server.
      const url = api + new URL(request.url()).pathname;
      if (request.method() === 'POST') await route.fetch({ url });
      await route.continue();
    });
    await button(page, 'Accept').click();
    await button(page, 'Accept offer').click();
    await isAccepted(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('keeps the message when no answer comes', async ({ page, open }) => {
    await page.clock.install();
    const sent = countAccepted(page);
    await open({ scenario: 'offers-card-pending', faults: [once(never(acceptOffer))] });
    await accept(page);
    await expect(page.locator('[aria-busy="true"]').first()).toBeAttached();
    await page.clock.fastForward(SLOW_MS);
    await button(page, 'Stop waiting').click();
    await expect(message(page)).toHaveValue(MESSAGE);
    await button(page, 'Accept offer').click();
    await isAccepted(page);
    expect(sent()).toBe(2);
  });
});
