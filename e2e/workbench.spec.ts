import type { Page } from '@playwright/test';
import { stateAddress } from '#mocks/scenarios/state-address.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { at, signIn } from './steps.ts';
import { expect, test } from './test.ts';
import { decline, offerStatus as status, openTab, panel, ribbon } from './workbench-steps.ts';

// The workbench and the addresses of states exist in the mocked app only. See playwright.config.ts.

/** The query of the page's address. */
const query = (page: Page) => new URL(page.url()).search;

test.describe('the address', () => {
  test('that is invalid shows an error and keeps the saved world', async ({ page, open }) => {
    await open('offers-card-pending');
    await decline(page);
    await page.goto('/?scenario=offers-loaded&fault=offers.accept:5000');
    await expect(page.getByRole('heading')).toHaveText(
      'We couldn\'t open "fault=offers.accept:5000"',
    );
    await expect(page.getByText('The fault, status: at most 599')).toBeVisible();
    await page.goto('/?as=stranger');
    await expect(page.getByRole('heading')).toHaveText('We couldn\'t open "as=stranger"');
    await page.getByRole('link', { name: 'Back to the app' }).click();
    await page.getByRole('link', { name: 'Offers', exact: true }).click();
    await expect(status(page)).toHaveText('Declined');
  });

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

  test('goes on in its world after a reload, and is a new one for others', async ({
    page,
    open,
    browser,
    baseURL,
  }) => {
    await open('offers-card-pending');
    await decline(page);
    await page.reload();
    await expect(status(page)).toHaveText('Declined');
    const link = page.url();
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    expect(link.startsWith(baseURL ?? 'none')).toBe(true);
    await expect(status(other)).toHaveText('Pending');
    await other.context().close();
  });

  test('names the viewer after a sign-in', async ({ page, open }) => {
    await open('demo');
    expect(query(page)).toBe('');
    await page.goto('/auth');
    await signIn(page, 'client');
    expect(query(page)).toBe('?scenario=demo&as=client');
    await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();
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

test.describe('the ribbon', () => {
  test('names a world that is followed by a plain address, and leads back', async ({
    page,
    open,
  }) => {
    const isRefused = { call: 'auth.login', kind: 'network' } as const;
    await open({ scenario: 'home', faults: [isRefused] });
    await page.goto('/');
    await expect(ribbon(page).getByRole('button', { name: 'Back to the demo' })).toBeVisible();
    expect(query(page)).toContain('fault=auth.login:offline');
    await ribbon(page).getByRole('button', { name: 'Back to the demo' }).click();
    await expect(ribbon(page).getByRole('button', { name: 'Back to the demo' })).toBeHidden();
    await page.goto('/auth');
    await signIn(page, 'client');
  });

  test('covers nothing of the app', async ({ page, open }) => {
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
    // The state is recent now; after a reload as well.
    await page.reload();
    await expect(ribbon(page)).toContainText('dashboard.error');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Recent' })).toHaveText(/dashboard\.error/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'Find a state' })).toBeHidden();
  });

  test('opens with a button, too, and gives the focus back', async ({ page, open }) => {
    await open('demo');
    const find = ribbon(page).getByRole('button', { name: 'Find' });
    await find.click();
    await expect(page.getByRole('combobox', { name: 'Find a state' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(find).toBeFocused();
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

test.describe('the address of a state', () => {
  for (const [id, path, texts] of [
    ['offers.list.empty', '/offers', ['No Offers Found']],
    ['dashboard.error', '/dashboard', ['Failed to fetch dashboard data']],
    ['reviews.written.loaded', '/reviews?tab=written', ["I've Written"]],
    ['offers.card.pending.client', '/offers', ['To Worker', 'Cancel Offer']],
  ] as const) {
    test(`opens ${id}`, async ({ page }) => {
      await page.goto(`/?state=${id}`);
      await expect(page).toHaveURL(at(path));
      for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
      await expect(ribbon(page)).toContainText(id);
    });
  }

  test('opens what stands before the steps of its story, and says so', async ({ page }) => {
    await page.goto('/?state=offers.accept.failed');
    await expect(status(page)).toHaveText('Pending');
    await expect(ribbon(page)).toContainText('Its story starts here');
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByRole('button', { name: 'Accept offer' }).click();
    await expect(page.getByRole('main')).toContainText('Failed to accept offer');
    // Another world is not that state any more.
    await ribbon(page).getByRole('button', { name: 'Back to the demo' }).click();
    await expect(ribbon(page)).not.toContainText('offers.accept.failed');
  });

  test('names near matches of an unknown one', async ({ page }) => {
    await page.goto('/?state=offers.list.emty');
    await expect(page.getByRole('heading')).toHaveText(
      'We couldn\'t open "state=offers.list.emty"',
    );
    await page.getByRole('link', { name: 'offers.list.empty', exact: true }).click();
    await expect(page).toHaveURL(at('/offers'));
    await expect(ribbon(page)).toContainText('offers.list.empty');
  });
});

test.describe('the panel', () => {
  test('closes with Escape, and gives the focus back', async ({ page, open }) => {
    await open('demo');
    await openTab(page, 'Scenario');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(ribbon(page).getByRole('button', { name: /^Workbench/ })).toBeFocused();
  });

  test('remembers its tab and width, and stays open over a reload', async ({ page, open }) => {
    await open('demo');
    await openTab(page, 'Clock');
    await page.getByRole('separator', { name: 'Width of the panel' }).focus();
    await page.keyboard.press('ArrowLeft');
    const width = await panel(page).evaluate((element) => element.clientWidth);
    expect(width).toBe(471);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Clock' })).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toHaveCSS('width', '472px');
  });

  test('is a sheet on a phone, which stays on the screen', async ({ page, open }) => {
    await page.setViewportSize({ width: 375, height: 540 });
    await open('demo');
    await openTab(page, 'Scenario');
    const box = await panel(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 375 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(540);
    await expect(page.getByRole('button', { name: 'Close the workbench' })).toBeInViewport();
  });

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

  test('signs in any person without a reload', async ({ page, open }) => {
    await open('offers-card-pending');
    await openTab(page, 'Viewer');
    await panel(page)
      .getByRole('button', { name: /^Client/ })
      .first()
      .click();
    await expect(page.getByRole('banner').getByRole('button', { name: /Clara/ })).toBeVisible();
    await expect(page).toHaveURL(at('/offers'));
    expect(query(page)).toBe('?scenario=offers-card-pending&as=client');
    await panel(page)
      .getByRole('button', { name: /^Signed out/ })
      .click();
    await expect(page.getByRole('banner').getByRole('button', { name: /Clara/ })).toBeHidden();
  });

  test('stops and moves the time, which the app and the address follow', async ({ page, open }) => {
    await open('offers-card-pending');
    await openTab(page, 'Clock');
    await panel(page).getByRole('button', { name: 'Stop the clock' }).click();
    for (let day = 0; day < 10; day += 1) {
      await panel(page).getByRole('button', { name: '+1 day' }).click();
    }
    await expect(page.getByRole('article')).toContainText('4 days overdue');
    expect(query(page)).toMatch(/&t=\+10d[\d.]*s?&clock=stopped$/);
    await page.reload();
    await expect(page.getByRole('article')).toContainText('4 days overdue');
    await expect(ribbon(page)).toContainText('Clock stopped');
  });

  test('marks an offer as paid, and undoes it', async ({ page, open }) => {
    await open('offers-card-completed');
    await openTab(page, 'World');
    await panel(page)
      .getByRole('button', { name: /^Offers/ })
      .click();
    await panel(page).getByRole('button', { name: /12/ }).first().click();
    await panel(page).getByRole('button', { name: 'Mark as paid' }).click();
    // Without a reload.
    await expect(page.getByRole('article')).toContainText(/^Paid/);
    await panel(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('article')).toContainText(/^Completed/);
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
