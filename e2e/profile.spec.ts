import { at } from './steps.ts';
import { expect, test } from './test.ts';

test('Back from a profile that was opened directly stays in the app', async ({ page, open }) => {
  await open('profile-loaded');
  await expect(page.getByRole('heading', { name: 'Wes Okafor' })).toBeVisible();
  await page.goto('/user/2');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(at('/dashboard'));
});

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

test('a share sheet gets the name and the link of a profile', async ({ page, open }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      document.title = JSON.stringify(data);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await open('profile-loaded');
  await page.getByRole('button', { name: 'Share' }).click();
  const url = new URL('/user/2', page.url()).href;
  await expect(page).toHaveTitle(JSON.stringify({ title: 'Wes Okafor on Nearhand', url }));
});
