import { expect, type Page } from '@playwright/test';
import { seededAccounts } from '#mocks/scenarios/accounts.ts';

/** Signs in on the sign-in page that is open, as the seeded client or worker. */
export async function signIn(page: Page, role: 'client' | 'worker'): Promise<void> {
  const account = seededAccounts.find((seeded) => seeded.role === role);
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
