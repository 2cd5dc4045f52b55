import type { Page } from '@playwright/test';
import { acceptOffer } from '#src/contract/offers.ts';
import { fails, once } from '#mocks/faults/faults.ts';
import { at, openAs, submitSignIn } from './steps.ts';
import { expect, test } from './test.ts';
import { authCopy } from '#src/features/auth/copy.ts';

/** The badge of the only offer. */
const status = (page: Page) => page.getByRole('article').locator('[data-tone]').first();

async function accept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await expect(status(page)).toHaveText('Accepted');
}

test('the client sees that the worker accepted', async ({ page, open, browser }) => {
  await open('offers-shared');
  const client = await openAs(browser, 'client');
  await client.getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(status(client)).toHaveText('Pending');
  await accept(page);
  await client.getByRole('button', { name: 'Refresh' }).click();
  await expect(status(client)).toHaveText('Accepted');
  await client.context().close();
});

test('opens a state at its page, as its viewer, with its faults', async ({ page, open }) => {
  await open({
    scenario: 'offers-loaded',
    at: '/offers?status=pending',
    as: 'worker',
    faults: [once(fails(acceptOffer, 500)), fails(acceptOffer, 422, { message: 'Too late.' })],
  });
  await expect(page).toHaveURL(at('/offers?status=pending'));
  await expect(page.getByText('Showing 6 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
  for (const message of ['Failed to accept offer', 'Too late.']) {
    await page.getByRole('button', { name: 'Accept offer' }).click();
    await expect(page.getByRole('alert')).toContainText(message);
  }
});

test('opens a state as a signed-out visitor', async ({ page, open }) => {
  await open({ scenario: 'dashboard-loaded', as: 'nobody' });
  await expect(page.getByText(authCopy.reasons['sign-in-needed'].title)).toBeVisible();
});

test('a link to an offer opens its details after sign-in', async ({ page, open }) => {
  await open('offers-between-two');
  await page.goto('/offers?offer=12');
  await expect(page.getByText(authCopy.reasons['sign-in-needed'].title)).toBeVisible();
  await submitSignIn(page, 'worker');
  const dialog = page.getByRole('dialog', { name: 'Assemble a bunk bed for the kids' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(at('/offers'));
  await expect(page.getByRole('article')).toHaveCount(3);
});
