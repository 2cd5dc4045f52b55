import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

// Every other test walks through the app under the policy: a violation is an error on its console (test.ts).

test.use({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      // Playwright hides scrollbars, so a page would have nothing to compensate.
      await provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);
const scrollbarWidth = (page: Page) =>
  page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
const headingLeft = async (page: Page) =>
  page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().left);

test('the policy is sent, and is strict', async ({ page }) => {
  const policy = (await page.goto('/'))?.headers()['content-security-policy'];
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("script-src 'self'");
  // The mocked app registers its service worker by its address.
  expect(policy?.includes('require-trusted-types-for')).toBe(test.info().project.name === 'http');
  expect(policy).not.toContain('unsafe');
});

test('the page behind a dialog neither scrolls nor shifts', async ({ page, open }) => {
  await open('offers-loaded');
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect(page.getByRole('article').first()).toBeVisible();
  // A key that is pressed while the page still scrolls may be lost.
  await expect(async () => {
    await page.keyboard.press('PageDown');
    expect(await scrollPosition(page)).toBeGreaterThan(0);
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('Home');
    expect(await scrollPosition(page)).toBe(0);
  }).toPass();
  expect(await scrollbarWidth(page)).toBeGreaterThan(0);
  const left = await headingLeft(page);

  await page.getByRole('link', { name: 'View details' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await scrollbarWidth(page)).toBe(0);
  expect(await headingLeft(page)).toBe(left);
  // A focused button would take the keys.
  await dialog.evaluate((panel) => (panel as HTMLElement).focus());
  const before = await scrollPosition(page);
  for (const key of ['PageDown', 'Space', 'End']) {
    await page.keyboard.press(key);
    // A key scrolls within a few frames, or not at all.
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
        }),
    );
    expect(await scrollPosition(page), key).toBe(before);
  }

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await scrollbarWidth(page)).toBeGreaterThan(0);
  expect(await headingLeft(page)).toBe(left);
});
