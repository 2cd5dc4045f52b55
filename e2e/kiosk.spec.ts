import type { Page } from '@playwright/test';
import { demoCopy } from '#workbench/demo/copy.ts';
import { kioskCopy as copy } from '#workbench/kiosk/copy.ts';
import { at } from './steps.ts';
import { expect, test } from './test.ts';
import { ribbon } from './workbench-steps.ts';

// The kiosk exists in the mocked app only. See playwright.config.ts.

/** More than the quiet half of the one minute that these tests are about, and less than all of it. */
const UNTIL_NOTICE_MS = 31_000;

const notice = (page: Page) => page.getByRole('region', { name: copy.title });

test.beforeEach(({ page }) => page.clock.install());

test('an idle demo starts over, unless the visitor is still there', async ({ page }) => {
  await page.goto('/offers?scenario=offers-loaded&kiosk=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The setting is the tab's, not the address's.
  await expect(page).not.toHaveURL(/kiosk/);
  await page.reload();
  // The app shows before the workbench, which counts the time.
  await ribbon(page).waitFor();

  await page.clock.fastForward(UNTIL_NOTICE_MS);
  await notice(page).getByRole('button', { name: copy.stay }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page).toHaveURL(at('/offers'));

  await page.clock.fastForward(UNTIL_NOTICE_MS);
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(notice(page)).toBeHidden();

  await page.clock.fastForward(UNTIL_NOTICE_MS);
  await expect(notice(page)).toBeVisible();
  await page.clock.fastForward(UNTIL_NOTICE_MS);
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(notice(page)).toBeHidden();
});

test('the setting belongs to the tab, until it is switched off', async ({ page }) => {
  await page.goto('/?kiosk=1');
  await ribbon(page).waitFor();
  await page.goto('/contact');
  await ribbon(page).waitFor();
  await page.clock.fastForward(UNTIL_NOTICE_MS);
  await expect(notice(page)).toBeVisible();
  await page.goto('/?kiosk=off');
  await ribbon(page).waitFor();
  await page.clock.fastForward(2 * UNTIL_NOTICE_MS);
  await expect(notice(page)).toBeHidden();
});

test('what is done in the frames of the demo page counts', async ({ page }) => {
  await page.goto('/demo?kiosk=1');
  const worker = page.frameLocator('iframe[name=worker]');
  await expect(worker.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await page.clock.fastForward(UNTIL_NOTICE_MS / 2);
  await worker.getByRole('heading', { name: 'Messages' }).click();
  await page.clock.fastForward(UNTIL_NOTICE_MS / 2);
  await expect(page.getByRole('heading', { name: demoCopy.title })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.clock.fastForward(UNTIL_NOTICE_MS);
  await expect(notice(page)).toBeVisible();
});
