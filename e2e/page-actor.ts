import { expect, type Page } from '@playwright/test';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import type { Actor } from '#flows/flow.ts';

/** Creates an actor that plays flows on a Playwright page. */
export function actIn(page: Page): Actor {
  const press: Actor['press'] = async (role, name, card) => {
    const scope = card === undefined ? page : page.getByRole('article', { name: card });
    await scope.getByRole(role, { name, exact: true }).click();
  };
  return {
    press,
    async pressAndConfirm(name, question, card) {
      const opened = page.waitForEvent('dialog');
      const pressed = press('button', name, card);
      const dialog = await opened;
      expect(dialog.message()).toBe(question);
      await dialog.accept();
      await pressed;
    },
    async type(label, text) {
      const field = page.getByLabel(label, { exact: true });
      await field.click();
      await field.pressSequentially(text);
    },
    fills: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    async chooses(label, option) {
      await page.getByLabel(label, { exact: true }).selectOption(option);
    },
    seesTyped: (label, text) => expect(page.getByLabel(label, { exact: true })).toHaveValue(text),
    seesHeading: (name) => expect(page.getByRole('heading', { name })).toBeVisible(),
    sees: (text) => expect(page.getByText(text, { exact: true }).first()).toBeVisible(),
    seesCard: (title, isThere) =>
      expect(page.getByRole('article', { name: title, exact: true })).toHaveCount(isThere ? 1 : 0),
    async returnsWithExpiredSession(path) {
      // An unknown token stands for one that has expired.
      await page.evaluate((key) => {
        const { keys: prefix = '' } = document.documentElement.dataset;
        localStorage.setItem(prefix + key, 'dead');
      }, SESSION_KEYS.token);
      await page.goto(path);
    },
    async losesSession() {
      const isMocked = page.url().startsWith(process.env['E2E_MOCKS_URL'] ?? 'none');
      const api = isMocked ? '' : (process.env['E2E_API_URL'] ?? '');
      // Signs out behind the app's back. The mock server runs in the page.
      await page.evaluate(
        async ({ url, key }) => {
          const { keys: prefix = '' } = document.documentElement.dataset;
          const headers = { Authorization: `Bearer ${localStorage.getItem(prefix + key)}` };
          const response = await fetch(url, { method: 'POST', headers });
          if (!response.ok) throw new Error(await response.text());
        },
        { url: `${api}/api/auth/logout`, key: SESSION_KEYS.token },
      );
    },
    waits: () => Promise.resolve(),
  };
}
