import { expect, type Page } from '@playwright/test';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import type { Actor } from '#stories/flows/flow.ts';

/** Plays a flow in a browser, on whatever serves the app. */
export function actIn(page: Page): Actor {
  const press: Actor['press'] = async (role, name, card) => {
    const place = card === undefined ? page : page.getByRole('article', { name: card });
    await place.getByRole(role, { name, exact: true }).click();
  };
  return {
    press,
    async pressAndConfirm(name, question, card) {
      const asked = page.waitForEvent('dialog');
      const pressed = press('button', name, card);
      const dialog = await asked;
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
      // A token that no server knows is what is left when the server has forgotten it.
      await page.evaluate((key) => localStorage.setItem(key, 'dead'), SESSION_KEYS.token);
      await page.goto(path);
    },
    waits: () => Promise.resolve(),
  };
}
