import type { Page } from '@playwright/test';
import { signIn, signInToGoOn } from './steps.ts';
import { expect, test } from './test.ts';

/** The badge of the only offer. */
const status = (page: Page) => page.getByRole('article').locator('[data-tone]').first();

async function goToOffers(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Job Offers' })).toBeVisible();
}

async function accept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await expect(status(page)).toHaveText('Accepted');
}

test('what the worker accepts, the client sees', async ({ page, open, browser, context }, info) => {
  await open('offers-shared');
  if (info.project.name === 'mocks') {
    const client = await context.newPage();
    await client.goto('/offers?as=client');
    await expect(client).toHaveURL(/\/offers$/);
    await expect(status(client)).toHaveText('Pending');
    await expect(client.getByRole('button', { name: /Clara/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Wes/ })).toBeVisible();
    await accept(page);
    // Without a reload: both tabs are one town.
    await expect(status(client)).toHaveText('Accepted');
    await client.reload();
    await expect(client.getByRole('button', { name: /Clara/ })).toBeVisible();
    // A scenario says itself who looks.
    await client.goto('/?scenario=offers-shared');
    await expect(client.getByRole('button', { name: /Wes/ })).toBeVisible();
    return;
  }
  const others = await browser.newContext({ baseURL: process.env['E2E_HTTP_URL'] ?? '' });
  const client = await others.newPage();
  for (const [tab, role] of [
    [page, 'worker'],
    [client, 'client'],
  ] as const) {
    await tab.goto('/auth');
    await signIn(tab, role);
    await goToOffers(tab);
  }
  await expect(status(client)).toHaveText('Pending');
  await accept(page);
  await client.getByRole('button', { name: 'Refresh' }).click();
  await expect(status(client)).toHaveText('Accepted');
  await others.close();
});

test('who is asked for and not there is named', async ({ page }, info) => {
  await page.goto('/?as=nobody');
  if (info.project.name === 'http') {
    // The app for the real API knows no such question and lets the query be.
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
    return;
  }
  await expect(page.getByRole('heading')).toHaveText('There is nobody called “nobody”');
  await page.getByRole('link', { name: 'worker' }).click();
  await expect(page.getByRole('button', { name: /Wes/ })).toBeVisible();
});

test('a link opens the details over the list, by way of sign-in', async ({ page, open }) => {
  await open('offers-between-two');
  await page.goto('/offers?offer=12');
  await expect(page.getByText('Please sign in to see this page.')).toBeVisible();
  await signInToGoOn(page, 'worker');
  const dialog = page.getByRole('dialog', { name: 'Assemble a bunk bed for the kids' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/offers$/);
  await expect(page.getByRole('article')).toHaveCount(3);
});
