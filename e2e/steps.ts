import { expect, type Locator, type Page } from '@playwright/test';
import { seededAccounts } from '#mocks/scenarios/accounts.ts';

/** Signs in on the sign-in page that is open, as the seeded client or worker, to go where one was. */
export async function signInToGoOn(page: Page, role: 'client' | 'worker'): Promise<void> {
  const account = seededAccounts.find((seeded) => seeded.role === role);
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in on the sign-in page that is open, as the seeded client or worker. */
export async function signIn(page: Page, role: 'client' | 'worker'): Promise<void> {
  await signInToGoOn(page, role);
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Presses Tab until the focus is on the target. @throws Error after twenty times */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Twenty tabs do not lead to ${String(target)}.`);
}
