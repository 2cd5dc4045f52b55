import { expect, test } from './test.ts';

// The panel and state addresses exist in the mocked app only. See playwright.config.ts.

test('an invalid address shows an error and keeps the saved world', async ({ page, open }) => {
  await open('offers-card-pending');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('button', { name: 'Decline offer' }).click();
  await expect(page.getByText('Offer declined.')).toBeVisible();

  await page.goto('/?scenario=offers-loaded&fault=offers.accept:5000');
  await expect(page.getByRole('heading')).toHaveText(
    'We couldn\'t open "fault=offers.accept:5000"',
  );
  await expect(page.getByText('The fault, status: at most 599')).toBeVisible();

  await page.getByRole('link', { name: 'Back to the app' }).click();
  await page.getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(page.getByRole('article')).toContainText('Declined');
});

test('the clock survives a reload and a restart of the scenario', async ({ page, open }) => {
  await open({ scenario: 'offers-card-pending', clock: '+10d' });
  await expect(page.getByRole('article')).toContainText('4 days overdue');
  await page.reload();
  await expect(page.getByRole('article')).toContainText('4 days overdue');
  await page.getByText('Workbench', { exact: true }).click();
  await page.getByRole('button', { name: 'Reset this scenario' }).click();
  await expect(page.getByRole('article')).toContainText('4 days overdue');
});

test('the panel marks a completed offer as paid', async ({ page, open }) => {
  await open('offers-card-completed');
  await page.getByText('Workbench', { exact: true }).click();
  const offer = page.getByLabel('Number of a completed offer');
  const mark = page.getByRole('button', { name: 'Mark as paid' });
  await offer.fill('99');
  await mark.click();
  await expect(page.getByText("We couldn't find offer 99.")).toBeVisible();
  await offer.fill('12');
  await mark.click();
  // Updates without a reload.
  await expect(page.getByRole('article')).toContainText('Paid');
  await offer.fill('12');
  await mark.click();
  await expect(page.getByText("This offer is paid, so it can't be marked as paid.")).toBeVisible();
});
