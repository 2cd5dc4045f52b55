import type { Page, Request, Route } from '@playwright/test';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { login } from '#src/contract/auth.ts';
import { acceptOffer, listOffers } from '#src/contract/offers.ts';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';
import {
  answersHtml,
  answersWith,
  fails,
  losesAnswer,
  never,
  onPage,
  once,
  patches,
  slow,
  type Fault,
} from '#mocks/faults/faults.ts';
import { seededAccounts } from '#mocks/fixtures/accounts.ts';
import { submitSignIn } from './steps.ts';
import { expect, test } from './test.ts';

/**
 * The production build against a server that answers late, twice, wrongly or never: a call for each. tests/faults has
 * every fault of every call.
 */
test.use({ expectedErrors: /broke the contract|did not answer with JSON/ });

const [client] = seededAccounts;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Counts the requests of a call that changes something. */
function count(page: Page, { method, path }: AnyEndpoint): () => number {
  const pattern = new RegExp(`/api${path.replaceAll(/:\w+/g, '[^/?]+')}$`);
  let sent = 0;
  page.on('request', (request: Request) => {
    if (request.method() === method && pattern.test(request.url())) sent += 1;
  });
  return () => sent;
}

/** Delivers each request of a call to the server twice, as a proxy that retries may do. */
async function deliverTwice(page: Page, api: string, address: string): Promise<void> {
  await page.route(address, async (route: Route) => {
    const request = route.request();
    // Node doesn't know the name that the browser maps to the server.
    const url = api + new URL(request.url()).pathname;
    if (request.method() === 'POST') await route.fetch({ url });
    await route.continue();
  });
}

/** Lets a wait become slow without waiting for it. */
async function becomeSlow(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]').first()).toBeAttached();
  await page.clock.fastForward(SLOW_MS);
}

const keepsInput = (page: Page) =>
  Promise.all([
    expect(page.getByLabel('Email')).toHaveValue(client?.email ?? ''),
    expect(page.getByLabel('Password', { exact: true })).toHaveValue(client?.password ?? ''),
  ]);

test('signing in keeps what was typed when the answer is an HTML page', async ({ page, open }) => {
  await open({ scenario: 'home', at: '/auth', faults: [once(answersHtml(login))] });
  await submitSignIn(page, 'client');
  await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
  await keepsInput(page);
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signing in keeps what was typed when the connection is lost', async ({ page, open }) => {
  await open({ scenario: 'home', at: '/auth' });
  // Not a fault of the server: browsers send a request again when it closes the connection.
  await page.route('**/api/auth/login', (route) => route.abort('connectionreset'), { times: 1 });
  await submitSignIn(page, 'client');
  await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
  await keepsInput(page);
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('the list of offers', () => {
  test('loads its next page again when no answer comes', async ({ page, open }) => {
    await page.clock.install();
    await open({ scenario: 'offers-loaded', faults: [once(onPage(2, never(listOffers)))] });
    await page.getByText('Showing 10 of 24').waitFor();
    await page.mouse.wheel(0, 10_000);
    await becomeSlow(page);
    await button(page, 'Try again').click();
    await expect(page.getByText(/Showing 2\d of 24/)).toBeVisible();
  });

  for (const [name, fault] of [
    ['another shape', answersWith(listOffers, { offers: {} })],
    ['an empty error', fails(listOffers, 503)],
  ] as const) {
    test(`can be tried again when the answer is ${name}`, async ({ page, open }) => {
      await open({ scenario: 'offers-loaded', faults: [once(fault)] });
      await expect(page.getByText('Failed to fetch offers')).toBeVisible();
      await button(page, 'Try again').click();
      await expect(page.getByText('Showing 10 of 24')).toBeVisible();
    });
  }
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

  for (const [name, faults] of [
    ['comes late', [slow(acceptOffer, 1_500)]],
    ['is lost', [once(losesAnswer(acceptOffer))]],
    ['is malformed', [once(patches(acceptOffer, { offer: { id: 'twelve' } }))]],
  ] as const satisfies readonly (readonly [string, readonly Fault[]])[]) {
    test(`is sent once when the answer ${name}`, async ({ page, open }) => {
      const sent = count(page, acceptOffer);
      await open({ scenario: 'offers-card-pending', faults });
      await accept(page);
      await isAccepted(page);
      expect(sent()).toBe(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('succeeds when the request is delivered twice', async ({ page, open, api }) => {
    await open('offers-card-pending');
    await deliverTwice(page, api, '**/api/offers/*/accept');
    await button(page, 'Accept').click();
    await button(page, 'Accept offer').click();
    await isAccepted(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('keeps the message when no answer comes', async ({ page, open }) => {
    await page.clock.install();
    const sent = count(page, acceptOffer);
    await open({ scenario: 'offers-card-pending', faults: [once(never(acceptOffer))] });
    await accept(page);
    await becomeSlow(page);
    await button(page, 'Stop waiting').click();
    await expect(message(page)).toHaveValue(MESSAGE);
    await button(page, 'Accept offer').click();
    await isAccepted(page);
    expect(sent()).toBe(2);
  });

  test('keeps the message over a reload', async ({ page, open }) => {
    await open({ scenario: 'offers-card-pending', faults: [once(fails(acceptOffer, 500))] });
    await accept(page);
    await expect(page.getByText('Failed to accept offer')).toBeVisible();
    await page.reload();
    await button(page, 'Accept').click();
    await expect(message(page)).toHaveValue(MESSAGE);
  });
});

test('reviewing an offer succeeds when the request is delivered twice', async ({
  page,
  open,
  api,
}) => {
  await open('offers-card-completed');
  await deliverTwice(page, api, '**/api/reviews');
  await button(page, 'Write Review').click();
  await page.getByRole('radio', { name: /^4 of 5/ }).check({ force: true });
  await page.getByRole('textbox', { name: /^Your review/ }).fill('Careful and on time.');
  await button(page, 'Submit review').dblclick();
  await expect(page.getByText('Review submitted successfully!')).toBeVisible();
});
