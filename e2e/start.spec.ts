import type { Page } from '@playwright/test';
import { authCopy } from '#src/features/auth/copy.ts';
import { contactCopy } from '#src/features/contact/copy.ts';
import { landingCopy } from '#src/features/landing/copy.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { loadNothingAhead, started, submitSignIn } from './steps.ts';
import { expect, test } from './test.ts';

/** The code that every page starts with. */
const APP = /\/assets\/index-[^/]*\.js$/;
/** All code. */
const CODE = /\/assets\/[^/]*\.js$/;

/** Holds back the answers to requests until the returned function is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'load completely' });

test.describe('a start that fails', () => {
  test.use({ expectedErrors: /could not be loaded|has no #root/ });

  for (const [how, answer] of [
    ['is lost', 'abort'],
    ['is gone after a deployment', 'missing'],
  ] as const) {
    test(`is told where the code ${how}, and a reload helps`, async ({ page, open }) => {
      await open('dashboard-loaded');
      await page.route(APP, (route) =>
        answer === 'abort' ? route.abort() : route.fulfill({ status: 404 }),
      );
      for (const path of [paths.home.to(), paths.auth.to(), paths.dashboard.to()]) {
        await page.goto(path);
        await expect(failure(page)).toBeVisible();
      }
      await page.unroute(APP);
      await page.getByRole('button', { name: 'Reload page' }).click();
      await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();
      await expect(failure(page)).toBeHidden();
    });
  }

  test('keeps the text of a prerendered page and what was typed into it', async ({ page }) => {
    await page.route(/\/assets\/ContactScreen[^/]*\.js$/, (route) => route.abort());
    await page.goto(paths.contact.to());
    await page.getByLabel(contactCopy.message, { exact: true }).fill('Do you move pianos?');
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactCopy.title);
    await expect(page.getByLabel(contactCopy.message, { exact: true })).toHaveValue(
      'Do you move pianos?',
    );
  });

  test('is told where the code throws', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () =>
        document.getElementById('root')?.removeAttribute('id'),
      ),
    );
    await page.goto(paths.about.to());
    await expect(failure(page)).toBeVisible();
  });
});

test.describe('what is done before the code is there', () => {
  test('stays: the text of a search, and what it opens', async ({ page }) => {
    const release = await holdBack(page, CODE);
    await page.goto(paths.home.to(), { waitUntil: 'commit' });
    const search = page.getByLabel(landingCopy.hero.search.label);
    await search.fill('Mount a shelf');
    release();
    await started(page);
    await expect(search).toHaveValue('Mount a shelf');
    await page.getByRole('button', { name: landingCopy.hero.search.submit }).click();
    await expect(page).toHaveURL(/\/auth/);
  });

  test('stays: email, password and "Keep me signed in"', async ({ page, open }) => {
    await open('demo');
    const release = await holdBack(page, CODE);
    await page.goto(paths.auth.to(), { waitUntil: 'commit' });
    await page.getByLabel(authCopy.remember).check();
    await page.getByLabel('Email').fill('clara@nearhand.example');
    await page.getByLabel('Password', { exact: true }).fill('Secret-123');
    await expect(page.getByRole('button', { name: authCopy.signIn })).toBeDisabled();
    release();
    await started(page);
    await expect(page.getByLabel(authCopy.remember)).toBeChecked();
    await expect(page.getByLabel('Email')).toHaveValue('clara@nearhand.example');
    const sent = page.waitForRequest(/\/auth\/login$/);
    await submitSignIn(page, 'client');
    expect((await sent).postDataJSON()).toMatchObject({ remember: true });
    await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();
  });

  test('stays: a menu that is open', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const release = await holdBack(page, CODE);
    await page.goto(paths.home.to(), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    release();
    await started(page);
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactCopy.title);
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  });
});

test('the contact form has the name of a viewer who opens it directly', async ({ page, open }) => {
  await open('dashboard-loaded');
  await page.goto(paths.contact.to());
  await expect(page.getByLabel(contactCopy.name)).toHaveValue('Clara Novak');
  await expect(page.getByLabel(contactCopy.email)).toHaveValue('clara@nearhand.example');
});

test('a page that is left while code loads reports no failure', async ({ page, open }) => {
  await loadNothingAhead(page);
  await open('dashboard-loaded');
  await expect(page.getByRole('button', { name: /Clara/ })).toBeVisible();
  // As Firefox and Safari do: what is being fetched fails when another page is opened.
  await page.evaluate(() => {
    const fetchNow = window.fetch;
    window.fetch = (...request) =>
      new Promise((resolve, reject) => {
        window.addEventListener('beforeunload', () => reject(new TypeError('Load failed')));
        fetchNow(...request).then(resolve, reject);
      });
  });
  await holdBack(page, /\/assets\/OffersScreen[^/]*\.js$/);
  await page.getByRole('link', { name: 'Offers', exact: true }).click();
  // An answer without content, which leaves the page as it is.
  await page.route('**/about', (route) => route.fulfill({ status: 204 }));
  await page.evaluate(() => window.location.assign('/about'));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a browser without popovers runs the app, although its menu stays closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLElement;
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(prototype, name);
    const matches = Reflect.get(Element.prototype, 'matches') as (selector: string) => boolean;
    Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
      if (selector.includes(':popover-open')) throw new SyntaxError(`Unknown selector ${selector}`);
      return matches.call(this, selector);
    });
  });
  await page.goto(paths.home.to());
  await started(page);
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactCopy.title);
});
