import type { Page } from '@playwright/test';
import { stateAddress } from '#mocks/scenarios/state-query.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { at } from './steps.ts';
import { expect, test } from './test.ts';
import { decline, offerStatus as status, openTab, panel, ribbon } from './workbench-steps.ts';

// The workbench and the addresses of states exist in the mocked app only. See playwright.config.ts.
// What a page without a browser can show has stories, and tests in `tests/workbench`.

/** The query of the page's address. */
const query = (page: Page) => new URL(page.url()).search;

test.describe('the address', () => {
  test('carries the whole state through navigation, reload and Back', async ({ page, open }) => {
    const state: MockState = {
      scenario: 'offers-card-pending',
      as: 'client',
      clock: '+10d',
      faults: [{ call: 'dashboards.get', kind: 'status', status: 500, body: null }],
    };
    await open(state);
    const expected = '?scenario=offers-card-pending&as=client&t=+10d&fault=dashboards.get:500';
    await expect(page).toHaveURL(at('/offers'));
    expect(query(page)).toBe(expected);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page).toHaveURL(at('/dashboard'));
    expect(query(page)).toBe(expected);
    await expect(page.getByText('1 fault is on').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main')).toContainText("couldn't");
    expect(query(page)).toBe(expected);
    await page.goBack();
    await expect(page.getByRole('article')).toContainText('4 days overdue');
    expect(query(page)).toBe(expected);
  });

  test('goes on in its world after a reload and a wrong address, and is a new one for others', async ({
    page,
    open,
    browser,
    baseURL,
  }) => {
    await open('offers-card-pending');
    await decline(page);
    const link = page.url();
    await page.reload();
    await expect(status(page)).toHaveText('Declined');
    await page.goto('/?as=stranger');
    await expect(page.getByRole('heading')).toHaveText('We couldn\'t open "as=stranger"');
    await page.getByRole('link', { name: 'Back to the app' }).click();
    await page.getByRole('link', { name: 'Offers', exact: true }).click();
    await expect(status(page)).toHaveText('Declined');
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    expect(link.startsWith(baseURL ?? 'none')).toBe(true);
    await expect(status(other)).toHaveText('Pending');
    await other.context().close();
  });

  test('of the entry before opens the world before', async ({ page, open }) => {
    await open('offers-card-pending');
    await ribbon(page).getByRole('button', { name: 'Back to the demo' }).click();
    await expect(page).toHaveURL(at('/'));
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
    await page.goBack();
    await expect(status(page)).toHaveText('Pending');
    await expect(ribbon(page)).toContainText('pending');
  });

  test('of a state opens what stands before the rest of its story, and says so', async ({
    page,
  }) => {
    await page.goto('/?state=pending-reviews.after-submit');
    await expect(ribbon(page)).toContainText('Its story starts here');
    await page
      .getByRole('button', { name: /^Write Review/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Write a review' })).toBeVisible();
  });
});

test('the address of a state plays the steps of its story that are data', async ({ page }) => {
  await page.goto('/?state=review-dialog.rating-3');
  await expect(page.getByRole('radio', { name: /^3 of 5/ })).toBeChecked();
  await expect(ribbon(page)).toContainText('Its story');
  await expect(ribbon(page)).not.toContainText('starts here');
  await page.goto('/?state=offers.list.end');
  await expect(page.getByText('No more offers to load')).toBeVisible();
});

test('two tabs have viewers of their own, and one world', async ({ page, open, context }) => {
  await open('offers-shared');
  const client = await context.newPage();
  await client.goto('/offers?as=client');
  await expect(status(client)).toHaveText('Pending');
  await expect(client.getByRole('button', { name: /Clara/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Wes/ })).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await expect(status(page)).toHaveText('Accepted');
  // Without a reload.
  await expect(status(client)).toHaveText('Accepted');
  await client.reload();
  await expect(client.getByRole('button', { name: /Clara/ })).toBeVisible();
  // Opening a scenario signs its own viewer in.
  await client.goto('/?scenario=offers-shared');
  await expect(client.getByRole('button', { name: /Wes/ })).toBeVisible();
});

test('the ribbon covers nothing of the app', async ({ page, open }) => {
  await open('offers-loaded');
  const below = await ribbon(page).evaluate((element) => element.getBoundingClientRect().bottom);
  const header = page.getByRole('banner');
  await expect(header).toBeVisible();
  const topOf = () => header.evaluate((element) => element.getBoundingClientRect().top);
  expect(await topOf()).toBe(below);
  await page.mouse.wheel(0, 600);
  await expect(header).toHaveAttribute('data-scrolled');
  expect(await topOf()).toBe(below);
});

test.describe('the palette', () => {
  test('finds a state from the first key on and opens it without a reload', async ({
    page,
    open,
  }) => {
    await open('demo');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    // The palette has yet to load.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dashboard.error');
    await expect(page.getByRole('combobox', { name: 'Find a state' })).toHaveValue(
      'dashboard.error',
    );
    await expect(page.getByRole('option').first()).toHaveText(/^dashboard\.error/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(page.getByRole('main')).toContainText('Failed to fetch dashboard data');
    await expect(ribbon(page)).toContainText('dashboard.error');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.reload();
    await expect(ribbon(page)).toContainText('dashboard.error');
  });

  test('is not lost when it is asked for before the app is there', async ({ page }) => {
    // The worker is registered after the first code of the workbench, and before the app is there.
    await page.addInitScript(() => {
      const register = ServiceWorkerContainer.prototype.register;
      ServiceWorkerContainer.prototype.register = function (...options) {
        for (const key of ['k', 's', 't', 'o', 'p']) {
          window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: key === 'k' }));
        }
        return register.apply(this, options);
      };
    });
    await page.goto('/');
    await expect(page.getByRole('combobox', { name: 'Find a state' })).toHaveValue('stop');
    await page.keyboard.press('Enter');
    await expect(ribbon(page)).toContainText('Clock stopped');
  });
});

test.describe('the panel', () => {
  test('works beside a dialog of the app, and leaves it open', async ({ page, open }) => {
    await open('offers-loaded');
    await page.getByRole('link', { name: 'View details' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await openTab(page, 'Clock');
    await panel(page).getByRole('textbox', { name: 'Another time' }).fill('+3d');
    await expect(panel(page).getByRole('textbox', { name: 'Another time' })).toHaveValue('+3d');
    await page.getByRole('button', { name: 'Close the workbench' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  test('changes a row, which the app follows, and restores a file', async ({ page, open }) => {
    await open('offers-card-pending');
    await openTab(page, 'World');
    await panel(page).getByLabel('Table').selectOption('offers');
    await panel(page).getByRole('button', { name: /^12/ }).click();
    const json = panel(page).getByLabel('JSON', { exact: true });
    const row = JSON.parse(await json.inputValue()) as object;
    await json.fill(JSON.stringify({ ...row, payment_amount: 77 }));
    await panel(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('article')).toContainText('$77');

    await panel(page).getByRole('button', { name: 'Back' }).click();
    const download = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: 'Download' }).click();
    const file = await (await download).path();
    await ribbon(page).getByRole('button', { name: 'Back to the demo' }).click();
    await expect(page).toHaveURL(at('/'));
    await panel(page).locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('article')).toContainText('$77');
  });
});

test.describe('without a worker', () => {
  test('the page answers its own calls', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await page.goto(stateAddress({ scenario: 'offers-card-pending' }));
    await decline(page);
    await expect(ribbon(page)).toContainText('No service worker');
  });

  test('a page that was reloaded past its worker says what to do', async ({
    page,
    open,
    context,
  }) => {
    await open('offers-card-pending');
    await expect(status(page)).toHaveText('Pending');
    // The worker ends with its last page, and the reload would install it again.
    const other = await context.newPage();
    await other.goto('/offers');
    await expect(status(other)).toHaveText('Pending');
    await page.addInitScript(() => {
      Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { value: null });
    });
    await page.reload();
    await decline(page);
    await expect(ribbon(page)).toContainText('Reload the page normally');
  });
});
