import { expect, type Locator, type Page } from '@playwright/test';
import { pageOf } from '#mocks/scenarios/state-address.ts';
import { seededAccounts } from '#mocks/fixtures/accounts.ts';

/**
 * Matches the address of a page, whatever state of the mocks it carries.
 *
 * @param path the path with its query
 * @example await expect(page).toHaveURL(at('/offers?status=pending'))
 */
export function at(path: string | RegExp): (url: URL) => boolean {
  return ({ pathname, search }) => {
    const page = pageOf(pathname + search);
    return typeof path === 'string' ? page === path : path.test(page);
  };
}

/** Submits the open sign-in form as the seeded client or worker. Does not wait for the next page. */
export async function submitSignIn(page: Page, role: 'client' | 'worker'): Promise<void> {
  const account = seededAccounts.find((seeded) => seeded.role === role);
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Submits the open sign-in form as the seeded client or worker, and waits for the dashboard. */
export async function signIn(page: Page, role: 'client' | 'worker'): Promise<void> {
  await submitSignIn(page, role);
  await expect(page).toHaveURL(at('/dashboard'));
}

/** Signs out with the keyboard alone. */
export async function signOutByKeyboard(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
}

/** Presses Tab until the target has focus. @throws Error after 20 presses */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Pressed Tab 20 times without reaching ${String(target)}.`);
}

/** Waits until the app has taken over the HTML of the page, or rendered its own. */
export async function started(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-starting])')).toBeAttached();
}

/** Keeps the app from loading the code of the next pages ahead. */
export function loadNothingAhead(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}
