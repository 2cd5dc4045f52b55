import { LATENCY_KEY } from '#mocks/server/latency.ts';
import { submitSignIn } from './steps.ts';
import { expect, test } from './test.ts';
import { ribbon } from './workbench-steps.ts';

// The mocked app, built for a path below the root of its host. See tools/e2e.ts.

const root = process.env['E2E_BELOW_URL'] ?? '';

test.beforeEach(({ page }) =>
  page.addInitScript((key) => localStorage.setItem(key, '0'), LATENCY_KEY),
);

test('a state opens, keeps its address below the path, and goes on after a reload', async ({
  page,
}) => {
  await page.goto(`${root}?scenario=offers-loaded`);
  const heading = page.getByRole('heading', { name: 'Job Offers' });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(`${root}offers?scenario=offers-loaded`);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(`${root}dashboard?scenario=offers-loaded`);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await page.goBack();
  await expect(heading).toBeVisible();
  await ribbon(page).getByRole('button', { name: 'Back to the demo' }).click();
  await expect(page).toHaveURL(root);
});

test('a sign-in stays below the path', async ({ page }) => {
  await page.goto(`${root}auth`);
  await submitSignIn(page, 'client');
  await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();
  await expect(page).toHaveURL(`${root}dashboard?scenario=demo&as=client`);
});

test('the demo page shows both people', async ({ page }) => {
  await page.goto(`${root}demo`);
  for (const person of ['client', 'worker']) {
    const frame = page.frameLocator(`iframe[name=${person}]`);
    await expect(frame.getByRole('heading', { name: 'Messages' })).toBeVisible();
  }
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the page answers its own calls', async ({ page }) => {
    await page.goto(`${root}offers?scenario=offers-loaded`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
