import { at } from './steps.ts';
import { expect, test } from './test.ts';

test('Back from a profile returns to the page before, also after a reload', async ({
  page,
  open,
}) => {
  await open('offers-shared');
  await page.getByRole('link', { name: 'Clara Novak' }).click();
  await expect(page).toHaveURL(at('/user/1'));
  await page.reload();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(at('/offers'));
});

test('a browser without a share sheet copies the link to a profile', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open('profile-loaded');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL('/user/2', page.url()).href);
});
