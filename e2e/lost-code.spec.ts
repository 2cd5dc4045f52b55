import type { Page, Route } from '@playwright/test';
import { authCopy } from '#src/features/auth/copy.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { loadNothingAhead } from './steps.ts';
import { expect, test } from './test.ts';

// Each file of the build that a page asks for, lost in one of several ways.

test.use({
  expectedErrors: /could not be loaded|Failed to|could not be shown|error loading|text\/html/i,
});

const CODE = /\/assets\/[^/]*\.(js|css)$/;

/** How a file is lost. */
const WAYS: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 404, body: 'Not found' }),
  (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>App</title>' }),
];

/** Opens a page by its address. */
const byAddress = async (page: Page, path: string, lose: () => Promise<unknown>) => {
  await lose();
  await page.goto(path);
};

/** Opens a page by a link of another page, which loads it ahead when it is hovered. */
const byLink = async (page: Page, path: string, lose: () => Promise<unknown>) => {
  await page.goto(paths.dashboard.to());
  const link = page.getByRole('navigation').locator(`a[href="${path}"]`);
  await expect(link.first()).toBeVisible();
  await lose();
  await link.first().click();
};

/** A prerendered page and one that is not: its path, what shows that it works, and how it is opened. */
const PAGES = {
  auth: [paths.auth.to(), authCopy.signIn, byAddress],
  messages: [paths.messages.to(), 'Messages', byAddress],
  'messages, by a link': [paths.messages.to(), 'Messages', byLink],
} as const;

/** The files that a page asks for when it is opened; of a page that is opened by a link, those that are not there yet. */
async function filesOf(page: Page, path: string, arrive: typeof byAddress): Promise<string[]> {
  const files = new Set<string>();
  const note = (request: { url(): string }) => {
    if (CODE.test(request.url())) files.add(request.url());
  };
  // What the page before still asks for.
  await page.waitForLoadState('networkidle');
  await arrive(page, path, () => Promise.resolve(page.on('request', note)));
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...files];
}

const isRunning = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['starting'] === undefined);

/** The button that a failure offers. */
const wayOut = (page: Page) =>
  page.getByRole('button', { name: /^(Try again|Reload page)$/ }).first();

for (const [name, [path, text, arrive]] of Object.entries(PAGES)) {
  test(`${name}: without any one of its files, it works or says what to do, which works`, async ({
    page,
    open,
  }) => {
    await open('dashboard-loaded');
    if (name === 'auth') await page.evaluate(() => localStorage.clear());
    await loadNothingAhead(page);
    const works = page.getByRole('main').getByText(text).filter({ visible: true }).first();
    const files = await filesOf(page, path, arrive);
    expect(files.length).toBeGreaterThan(2);
    for (const [index, file] of files.entries()) {
      const lost = file.replace(/^.*\/assets\//, '');
      await arrive(page, path, () => page.route(file, WAYS[index % WAYS.length]!));
      await expect(async () => {
        const isHelped = (await wayOut(page).count()) > 0;
        const isUp = (await isRunning(page)) && (await works.count()) > 0;
        expect(isHelped || isUp, lost).toBe(true);
      }).toPass();
      await page.unroute(file);
      // A retry may find out that only a reload helps, and a page has several parts.
      await expect(async () => {
        if ((await wayOut(page).count()) > 0) await wayOut(page).click({ timeout: 2_000 });
        await expect(works, lost).toBeVisible({ timeout: 3_000 });
        await expect(wayOut(page), lost).toHaveCount(0, { timeout: 2_000 });
        // A prerendered page shows itself before it runs.
        expect(await isRunning(page), lost).toBe(true);
      }).toPass();
    }
  });
}
