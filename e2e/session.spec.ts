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

test('two tabs share one session', async ({ page, open, context }) => {
  await open('demo');
  const other = await context.newPage();
  await other.goto('/');
  await page.getByRole('link', { name: 'Login / Register' }).click();
  await signIn(page, 'client');
  await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();
  // The other tab is signed in, too.
  await other.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(other.getByText('tasks posted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible();

  await other.getByRole('button', { name: /Clara/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText(authCopy.reasons['signed-out-elsewhere'].title)).toBeVisible();
});

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
