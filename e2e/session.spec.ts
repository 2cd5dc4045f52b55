import type { Page } from '@playwright/test';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { at, signIn, signOutByKeyboard, submitSignIn, tabTo } from './steps.ts';
import { expect, test } from './test.ts';
import { authCopy } from '#src/features/auth/copy.ts';

test('signs in, sees the dashboard and signs out', async ({ page, open }) => {
  await open('demo');
  await page.getByRole('link', { name: 'Login / Register' }).click();
  await signIn(page, 'client');
  await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();
  await expect(page.getByText('tasks posted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages 1 unread message' })).toBeVisible();

  await page.getByRole('button', { name: /Clara/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  await expect(page).toHaveURL(at('/'));
  const stored = await page.evaluate((keys) => {
    const { keys: prefix = '' } = document.documentElement.dataset;
    return keys.map((key) => localStorage.getItem(prefix + key));
  }, Object.values(SESSION_KEYS));
  expect(stored).toEqual([null, null, null]);
});

test('signs in and out with the keyboard alone', async ({ page, open }) => {
  await open('demo');
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Login / Register' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('tab', { name: 'Sign in' }));
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('wes@nearhand.example');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('nearhand2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hello, Wes' })).toBeVisible();

  await signOutByKeyboard(page, /Wes/);
});

test('signs in where the browser blocks storage', async ({ page, open }) => {
  await open('demo');
  await page.addInitScript(() => {
    const get = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
  });
  await page.goto('/dashboard');
  await signIn(page, 'client');
  await expect(page.getByText(authCopy.notKept)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();
  await page.getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(page.getByRole('button', { name: /Clara/ })).toBeVisible();
});

test('two tabs share one session and one world', async ({ page, open, context }, info) => {
  await open('demo');
  const other = await context.newPage();
  await other.goto('/');
  await page.getByRole('link', { name: 'Login / Register' }).click();
  await signIn(page, 'client');
  await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();
  // The other tab is signed in too, and its mock server accepts the token.
  await other.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(other.getByText('tasks posted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();

  if (info.project.name === 'mocks') {
    // A change in one tab shows in the other without a reload.
    await postTask(other);
    const stat = page.getByRole('term').filter({ hasText: 'tasks posted' }).locator('xpath=..');
    await expect(stat).toContainText('16');
  }

  await other.getByRole('button', { name: /Clara/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText(authCopy.reasons['signed-out-elsewhere'].title)).toBeVisible();
});

/** Posts a task as the signed-in user. Sends the request itself: the form is not what the test is about. */
async function postTask(page: Page): Promise<void> {
  await page.evaluate(async (key) => {
    const { keys: prefix = '' } = document.documentElement.dataset;
    const response = await fetch('/api/tasks', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem(prefix + key)}` },
      body: JSON.stringify({
        task_category_id: 1,
        title: 'Water the plants',
        description: 'Twice a week in August.',
        location: 'Elm Street 4',
        payment_offer: 50,
        deadline: '2099-08-01',
      }),
    });
    if (!response.ok) throw new Error(await response.text());
  }, SESSION_KEYS.token);
}

test("takes another app's records under its own names for no session", async ({ page, open }) => {
  await open('demo');
  const records = [
    '[1, 2]',
    '7',
    'undefined',
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    '{"id":"ada"}',
  ];
  for (const [index, record] of records.entries()) {
    const token = records[(index + 1) % records.length]!;
    await page.evaluate(
      ([user, auth]) => {
        const { keys: prefix = '' } = document.documentElement.dataset;
        localStorage.setItem(`${prefix}user`, user!);
        localStorage.setItem(`${prefix}user_role`, user!);
        localStorage.setItem(`${prefix}auth_token`, auth!);
      },
      [record, token],
    );
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
    await page.goto('/offers');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
  await submitSignIn(page, 'client');
  await expect(page.getByRole('button', { name: /Clara/ })).toBeVisible();
});
