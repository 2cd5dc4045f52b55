import type { Page } from '@playwright/test';
import { MOCK_CODE } from '#mocks/db/codes.ts';
import { signIn } from './steps.ts';
import { expect, test as base } from './test.ts';

/** What the page calls for each violation. */
interface Collector {
  readonly collectViolation: (text: string) => void;
}

/** Collects what the page's content security policy refuses, and shows scrollbars. */
const test = base.extend<{ violations: readonly string[] }>({
  violations: [
    async ({ page }, provide) => {
      const violations: string[] = [];
      await page.exposeFunction('collectViolation', (text: string) => violations.push(text));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
          const text = `${violatedDirective}: ${blockedURI} (${sourceFile}:${lineNumber})`;
          (window as Window & Partial<Collector>).collectViolation?.(text);
        });
      });
      await provide(violations);
      expect(violations, 'violations of the content security policy').toEqual([]);
      expect(await page.locator('style').count(), 'style elements in the page').toBe(0);
    },
    { auto: true },
  ],
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

test('signing in and the offers need nothing inline', async ({ page, open }) => {
  await open('demo');
  await page.goto('/auth');
  await signIn(page, 'worker');
  await page.getByRole('link', { name: 'Offers', exact: true }).click();
  await page.getByRole('link', { name: 'View details' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
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

test('the verification code needs nothing inline', async ({ page, open }) => {
  await open('demo');
  await page.goto('/auth?tab=register');
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('Email').fill('nora@nearhand.example');
  await page.getByLabel('Phone').fill('555-010-2000');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('Password', { exact: true }).fill('garden-gate-7');
  await page.getByLabel('Confirm password').fill('garden-gate-7');
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Verification code');
  await expect(code).toBeFocused();
  await page.keyboard.type(MOCK_CODE);
  await expect(code).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hello, Nora' })).toBeVisible();
});
