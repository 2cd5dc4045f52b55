import type { Locator } from '@playwright/test';
import { MOCK_CODE } from '#mocks/db/codes.ts';
import { signOutByKeyboard, tabTo } from './steps.ts';
import { expect, test } from './test.ts';

test('signs up, verifies and signs out with the keyboard alone', async ({ page, open }) => {
  await open('demo');
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Login / Register' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('tab', { name: 'Sign in' }));
  await page.keyboard.press('ArrowRight');
  const typeInto = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  await typeInto(page.getByLabel('First name'), 'Kay');
  await typeInto(page.getByLabel('Last name'), 'Board');
  await typeInto(page.getByLabel('Email'), 'kay@nearhand.example');
  await typeInto(page.getByLabel('Phone'), '555-010-2000');
  await typeInto(page.getByLabel('City'), 'Portland');
  await typeInto(page.getByLabel('Password', { exact: true }), 'garden-gate-7');
  await typeInto(page.getByLabel('Confirm password'), 'garden-gate-7');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog');
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Verify your email":
      - heading "Verify your email" [level=2]
      - paragraph: We sent a 6-digit code to kay@nearhand.example. It expires in 10 minutes.
      - text: Verification code
      - textbox "Verification code"
      - paragraph:
        - text: Time left
        - timer: /\\d+:\\d\\d/
      - button "Verify"
      - status
      - button /Send a new code in \\d+ s/ [disabled]
      - status
      - button "Close"
  `);
  await page.keyboard.type(MOCK_CODE);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hello, Kay' })).toBeVisible();

  await signOutByKeyboard(page, /Kay/);
});
