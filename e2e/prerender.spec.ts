import type { Page } from '@playwright/test';
import { authCopy } from '#src/features/auth/copy.ts';
import { landingCopy } from '#src/features/landing/copy.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { started } from './steps.ts';
import { expect, test } from './test.ts';

/** The prerendered pages. */
const pages = [
  paths.home.to(),
  paths.about.to(),
  paths.services.to(),
  paths.contact.to(),
  paths.payment.to(),
  paths.auth.to(),
];

/** What a page has painted, by {@link watchLinks}. */
interface Painted {
  frames: number;
  signedOutFrames: number;
}

/** From now on, counts in how many frames of a page the link to sign in is visible. */
async function watchLinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted: Painted = { frames: 0, signedOutFrames: 0 };
    Object.assign(window, { painted });
    const look = () => {
      const links = [...document.querySelectorAll('header nav:not([popover] nav) a')];
      if (links.length > 0) painted.frames += 1;
      const isSignedOut = links.some(
        (link) =>
          link.textContent.includes('Login / Register') &&
          link.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      if (isSignedOut) painted.signedOutFrames += 1;
      requestAnimationFrame(look);
    };
    look();
  });
}

const paintedOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly painted: Painted }).painted);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search of the landing page opens the task form', async ({ page }) => {
    await page.goto(paths.home.to());
    await page.getByLabel(landingCopy.hero.search.label).fill('Mount a shelf');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/client\?post=Mount\+a\+shelf$/);
  });

  test('the sign-in form is not sent, so a password never gets into the address', async ({
    page,
  }) => {
    await page.goto(paths.auth.to());
    await page.getByLabel('Email').fill('clara@nearhand.example');
    await page.getByLabel('Password', { exact: true }).fill('Secret-123');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: authCopy.signIn })).toBeDisabled();
    await expect(page).toHaveURL(/\/auth$/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 700 } });

    test('the menu opens, and its links lead to their pages', async ({ page }) => {
      await page.goto(paths.home.to());
      await expect(page.getByRole('link', { name: 'About' })).toBeHidden();
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL(/\/about$/);
    });
  });
});

test('each page takes over its HTML', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'commit' });
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await started(page);
    // React marks the elements that it has taken over.
    await expect
      .poll(() => heading?.evaluate((element) => Object.keys(element).join()), { message: path })
      .toContain('__reactFiber');
    expect(await heading?.evaluate((element) => element.isConnected), path).toBe(true);
  }
});

test('a page without a session has the link to sign in from its first frame on', async ({
  page,
}) => {
  await watchLinks(page);
  await page.goto(paths.about.to());
  await started(page);
  const { frames, signedOutFrames } = await paintedOf(page);
  expect(frames).toBeGreaterThan(0);
  expect(signedOutFrames).toBe(frames);
});

test('a signed-in viewer never sees the links of a signed-out visitor', async ({ page, open }) => {
  await open('dashboard-loaded');
  await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();
  await watchLinks(page);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Clara/ })).toBeVisible();
    const { frames, signedOutFrames } = await paintedOf(page);
    expect(frames, path).toBeGreaterThan(0);
    expect(signedOutFrames, path).toBe(0);
  }
});

test('a page that is not prerendered has no content of another one', async ({ page, request }) => {
  const [html, shell] = await Promise.all(
    [paths.dashboard.to(), '/app.html'].map(async (path) => (await request.get(path)).text()),
  );
  expect(/<h1|data-page|data-prerendered/.exec(html ?? '')?.[0]).toBeUndefined();
  expect(html === shell, 'the page without content').toBe(true);
  await page.goto(paths.dashboard.to());
  await expect(page.getByRole('alert')).toContainText(authCopy.reasons['sign-in-needed'].title);
});

test('an address that begins with two slashes opens', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}//`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingCopy.hero.title);
  await page.goto(`${baseURL}//contact`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
