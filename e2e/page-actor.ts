import { expect, type Page } from '@playwright/test';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import type { Actor } from '#stories/flows/flow.ts';

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
    seesHeading: (name) => expect(page.getByRole('heading', { name })).toBeVisible(),
    sees: (text) => expect(page.getByText(text, { exact: true }).first()).toBeVisible(),
    async returnsWithExpiredSession(path) {
      // An unknown token stands for one that has expired.
      await page.evaluate((key) => localStorage.setItem(key, 'dead'), SESSION_KEYS.token);
      await page.goto(path);
    },
    waits: () => Promise.resolve(),
  };
}
