import type { Page } from '@playwright/test';
import { seededAccounts } from '#mocks/scenarios/accounts.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { contactCopy } from '#src/features/contact/copy.ts';
import { landingCopy } from '#src/features/landing/copy.ts';
import { paths } from '#src/lib/paths.ts';
import { authMeta } from '#src/screens/auth/copy.ts';
import { homeCopy } from '#src/screens/home/copy.ts';
import { paymentCopy } from '#src/screens/payment/copy.ts';
import { placeholderCopy } from '#src/screens/placeholder/copy.ts';
import { submitSignIn } from './steps.ts';
import { expect, test } from './test.ts';

/** The prerendered pages, with their headings and titles. */
const pages = [
  { path: paths.home.to(), title: homeCopy.meta.title, heading: landingCopy.hero.title },
  {
    path: paths.about.to(),
    title: placeholderCopy.about.meta.title,
    heading: placeholderCopy.about.title,
  },
  {
    path: paths.services.to(),
    title: placeholderCopy.services.meta.title,
    heading: placeholderCopy.services.title,
  },
  { path: paths.contact.to(), title: contactCopy.meta.title, heading: contactCopy.title },
  { path: paths.payment.to(), title: paymentCopy.name, heading: paymentCopy.title },
  { path: paths.auth.to(), title: authMeta.login.title, heading: authCopy.heading.client.title },
];

/** The app, which every page loads at once or when it is used. */
const CORE = /\/assets\/core-[^/]*\.js$/;
/** What the sign-in page loads when its form is used. */
const FORMS = /\/assets\/forms-[^/]*\.js$/;

/** Matches once the app has taken over the HTML of the page. */
const takenOver = (page: Page) => page.locator('html:not([data-page])');

/** Moves the pointer over the page: a page without forms loads its code then. */
async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 310);
}

/** Holds back the answers to requests until the returned function is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Collects the addresses of the requests of a page. */
function collectRequests(page: Page, matching: RegExp): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (matching.test(request.url())) requests.push(request.url());
  });
  return requests;
}

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
      const links = [...document.querySelectorAll('header a')];
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

  for (const { path, title, heading } of pages) {
    test(`${path} has its heading and its title`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${title} · Nearhand`);
      await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
    });
  }

  test('the search of the landing page opens the task form', async ({ page }) => {
    await page.goto(paths.home.to());
    await page.getByLabel(landingCopy.hero.search.label).fill('Mount a shelf');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/client\?post=Mount\+a\+shelf$/);
  });
});

for (const { path } of pages) {
  test(`${path} takes over its HTML`, async ({ page }) => {
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await movePointer(page);
    await expect(takenOver(page)).toBeAttached();
    // A part that waits for a sign of use.
    await page.locator('main :is(input, a)').first().hover();
    // React marks the elements that it has taken over.
    await expect
      .poll(() => heading?.evaluate((element) => Object.keys(element).join()))
      .toContain('__reactFiber');
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  });
}

test('a page without a session has the link to sign in from its first frame on', async ({
  page,
}) => {
  await watchLinks(page);
  await page.goto(paths.about.to());
  await movePointer(page);
  await expect(takenOver(page)).toBeAttached();
  const { frames, signedOutFrames } = await paintedOf(page);
  expect(frames).toBeGreaterThan(0);
  expect(signedOutFrames).toBe(frames);
});

test('a signed-in viewer never sees the links of a signed-out visitor', async ({ page, open }) => {
  await open('dashboard-loaded');
  await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();
  await watchLinks(page);
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Clara/ })).toBeVisible();
    const { frames, signedOutFrames } = await paintedOf(page);
    expect(frames, path).toBeGreaterThan(0);
    expect(signedOutFrames, path).toBe(0);
  }
});

test.describe('the landing page', () => {
  test('loads no code until the pointer moves', async ({ page }) => {
    const requests = collectRequests(page, CORE);
    // An idle page loads its code after a while.
    await page.clock.install({ time: '2026-07-01T10:00:00Z' });
    await page.clock.pauseAt('2026-07-01T11:00:00Z');
    await page.goto(paths.home.to(), { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    const asked = page.waitForRequest(CORE);
    await movePointer(page);
    await asked;
    await expect(takenOver(page)).toBeAttached();
  });

  test('loads its code once it has been idle for a while', async ({ page }) => {
    const requests = collectRequests(page, CORE);
    await page.clock.install({ time: '2026-07-01T10:00:00Z' });
    await page.clock.pauseAt('2026-07-01T11:00:00Z');
    await page.goto(paths.home.to(), { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    const asked = page.waitForRequest(CORE);
    await page.clock.fastForward('01:00');
    await asked;
  });

  test('keeps what is typed into its search before its code is there', async ({ page }) => {
    const release = await holdBack(page, CORE);
    await page.goto(paths.home.to());
    const search = page.getByLabel(landingCopy.hero.search.label);
    await search.fill('Mount a shelf');
    release();
    await expect(takenOver(page)).toBeAttached();
    await expect(search).toHaveValue('Mount a shelf');
    const loads = collectRequests(page, /\/client/);
    await page.getByRole('button', { name: landingCopy.hero.search.submit }).click();
    await expect(page).toHaveURL(/\/auth/);
    // The app follows its own link: the page stays.
    expect(loads).toEqual([]);
  });

  test('sends its search as a plain form before its code is there', async ({ page }) => {
    const release = await holdBack(page, CORE);
    await page.goto(paths.home.to());
    const sent = page.waitForRequest(/\/client\?post=Mount\+a\+shelf$/);
    await page.getByLabel(landingCopy.hero.search.label).fill('Mount a shelf');
    await page.keyboard.press('Enter');
    expect((await sent).isNavigationRequest()).toBe(true);
    release();
    await expect(page).toHaveURL(/\/auth/);
  });
});

test.describe('the sign-in form, used before its code is there', () => {
  for (const [code, files] of [
    ['any code', CORE],
    ['its own code', FORMS],
  ] as const) {
    test(`signs in without ${code}, and keeps the password out of the address`, async ({
      page,
      open,
    }) => {
      await open('demo');
      const addresses = collectRequests(page, /./);
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      const release = await holdBack(page, files);
      await page.goto(paths.auth.to());
      if (files === FORMS) await expect(takenOver(page)).toBeAttached();
      await submitSignIn(page, 'client');
      await expect(page).toHaveURL(/\/auth$/);
      release();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();
      const password = seededAccounts.find(({ role }) => role === 'client')?.password ?? '';
      expect(addresses.filter((address) => address.includes(password))).toEqual([]);
    });

    test(`shows the sign-up form whose tab is pressed without ${code}`, async ({ page }) => {
      const release = await holdBack(page, files);
      await page.goto(paths.auth.to());
      if (files === FORMS) await expect(takenOver(page)).toBeAttached();
      await page.getByRole('tab', { name: authCopy.tabs.register }).click();
      await expect(page).toHaveURL(/\/auth$/);
      release();
      await expect(page.getByLabel('First name')).toBeVisible();
      await expect(page).toHaveURL(/\/auth\?tab=register$/);
    });
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
