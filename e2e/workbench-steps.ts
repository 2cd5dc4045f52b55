import { expect, type Page } from '@playwright/test';

/** The line above the app. */
export const ribbon = (page: Page) => page.getByRole('region', { name: 'Workbench' });

/** The panel of the workbench. */
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Workbench' });

/** The status badge of the first offer. */
export const offerStatus = (page: Page) => page.getByRole('article').locator('[data-tone]').first();

/** Declines the only offer, a change that a new world does not have. */
export async function decline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('button', { name: 'Decline offer' }).click();
  await expect(offerStatus(page)).toHaveText('Declined');
}

/** Opens a tab of the panel, and the panel if it is closed. */
export async function openTab(page: Page, name: string): Promise<void> {
  const button = ribbon(page).getByRole('button', { name: /^Workbench/ });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await page.getByRole('tab', { name, exact: true }).click();
}
