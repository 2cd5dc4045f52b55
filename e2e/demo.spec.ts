import type { FrameLocator, Page } from '@playwright/test';
import { betweenTwo } from '#mocks/scenarios/offer-seeds.ts';
import { expect, test } from './test.ts';

// The demo page exists in the mocked app only. See playwright.config.ts.

const frameOf = (page: Page, person: 'client' | 'worker'): FrameLocator =>
  page.frameLocator(`iframe[name=${person}]`);

test('what the worker does, the client sees, and the reverse', async ({ page }) => {
  // No poll is sent while the clock stands still: what one person does arrives by the notification between frames.
  await page.goto('/demo?scenario=offers-between-two&at=/offers&clock=stopped');
  const client = frameOf(page, 'client');
  const worker = frameOf(page, 'worker');
  const theirs = client.getByRole('article', { name: betweenTwo.pending });
  await expect(theirs).toContainText('Pending');
  await worker
    .getByRole('article', { name: betweenTwo.pending })
    .getByRole('button', { name: 'Accept' })
    .click();
  await worker.getByRole('button', { name: 'Accept offer' }).click();
  await expect(worker.getByText('Offer accepted. The task is yours.')).toBeVisible();
  await expect(theirs).toContainText('Accepted');

  const own = worker.getByRole('article', { name: betweenTwo.second });
  await expect(own).toContainText('Pending');
  page.once('dialog', (dialog) => void dialog.accept());
  await client
    .getByRole('article', { name: betweenTwo.second })
    .getByRole('button', { name: 'Cancel Offer' })
    .click();
  await expect(client.getByText('Offer canceled.')).toBeVisible();
  await expect(own).toContainText('Cancelled');
});

test('starts over, survives a reload, and shows no workbench in the frames', async ({ page }) => {
  await page.goto('/demo');
  const client = frameOf(page, 'client');
  const worker = frameOf(page, 'worker');
  await expect(client.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(worker.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(page).toHaveURL(/\/demo$/);
  await expect(page.getByRole('button', { name: /^Workbench/ })).toHaveCount(1);
  await expect(client.getByText('Mock data')).toHaveCount(0);

  await client.getByRole('link').filter({ hasText: 'Wes Okafor' }).first().click();
  await client.getByLabel(/^Message to/).fill('A word that starting over forgets');
  await client.getByRole('button', { name: 'Send', exact: true }).click();
  // In the conversation, and in the list of the other one.
  const sent = (frame: FrameLocator) => frame.getByText('A word that starting over forgets');
  await expect(sent(worker).first()).toBeVisible();
  await page.reload();
  await expect(sent(worker).first()).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(sent(worker)).toHaveCount(0);
  await expect(client.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(worker.getByRole('heading', { name: 'Messages' })).toBeVisible();
});

test('below 1024 px, shows one person at a time and keeps the other', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto('/demo?scenario=messages-two-people&at=/messages?conversation=7');
  const client = frameOf(page, 'client');
  await client.getByLabel(/^Message to/).fill('Still here');
  await page.getByRole('tab', { name: 'Wes' }).click();
  await expect(page.locator('iframe[name=client]')).toBeHidden();
  await expect(frameOf(page, 'worker').getByLabel(/^Message to/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(client.getByLabel(/^Message to/)).toHaveValue('Still here');
});

test('opens one person alone, in a tab of their own', async ({ page, context }) => {
  await page.goto('/demo');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open alone as Wes, in a new tab' }).click();
  const alone = await opened;
  await expect(alone.getByRole('button', { name: /Wes/ })).toBeVisible();
  await expect(alone.getByRole('heading', { name: 'Messages' })).toBeVisible();
});
