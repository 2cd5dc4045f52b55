import type { Page } from '@playwright/test';
import { acceptOffer } from '#src/contract/offers.ts';
import { losesAnswer, once } from '#mocks/faults/faults.ts';
import { seededAccounts } from '#mocks/fixtures/accounts.ts';
import { submitSignIn } from './steps.ts';
import { expect, test } from './test.ts';

// What only a real network does to the production build. tests/faults has every fault of every call.

const [client] = seededAccounts;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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
  async function isAccepted(page: Page): Promise<void> {
    await expect(button(page, 'Start Work')).toBeVisible();
    await expect(page.getByRole('article').getByText('Accepted', { exact: true })).toBeVisible();
  }

  test('is sent once when the answer is lost', async ({ page, open }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/accept')) sent += 1;
    });
    await open({ scenario: 'offers-card-pending', faults: [once(losesAnswer(acceptOffer))] });
    await button(page, 'Accept').click();
    await button(page, 'Accept offer').dblclick();
    await isAccepted(page);
    expect(sent).toBe(1);
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
});
