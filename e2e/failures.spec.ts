import type { Page } from '@playwright/test';
import { loadNothingAhead } from './steps.ts';
import { expect, test } from './test.ts';

const OFFERS_CODE = /\/assets\/OffersScreen[^/]*\.js$/;

test.use({ expectedErrors: /Screen offers could not be loaded/ });

/** Opens the dashboard and waits for all of its code. */
test.beforeEach(async ({ page, open }) => {
  await loadNothingAhead(page);
  await open('dashboard-loaded');
  await expect(page.getByText('tasks posted')).toBeVisible();
  await expect(page.getByRole('button', { name: /Clara/ })).toBeVisible();
});

/** Counts the loads of the whole page. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const offersLink = (page: Page) => page.getByRole('link', { name: 'Offers', exact: true });
const offersTitle = (page: Page) => page.getByRole('heading', { name: 'Job Offers' });
const failure = (page: Page) => page.getByRole('heading', { name: "We couldn't load this page" });

test('each file of a page comes over the network once', async ({ page }) => {
  await offersLink(page).click();
  await expect(offersTitle(page)).toBeVisible();
  const transferred = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const overNetwork = resources.filter(({ transferSize }) => transferSize > 0);
    return overNetwork.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  });
  expect(transferred).toContainEqual(expect.stringMatching(OFFERS_CODE));
  expect(transferred).toEqual([...new Set(transferred)]);
});

test('a reload that does not help is not repeated', async ({ page }) => {
  const loads = countLoads(page);
  await page.route(OFFERS_CODE, (route) => route.fulfill({ status: 404 }));
  await offersLink(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(loads()).toBe(1);
});
