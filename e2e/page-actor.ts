import { expect, type Page } from '@playwright/test';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import type { Actor } from '#stories/flows/flow.ts';

/** Plays a flow in a browser, on whatever serves the app. */
export function actIn(page: Page): Actor {
  return {
    press: (role, name) => page.getByRole(role, { name, exact: true }).click(),
    async type(label, text) {
      const field = page.getByLabel(label, { exact: true });
      await field.click();
      await field.pressSequentially(text);
    },
    seesHeading: (name) => expect(page.getByRole('heading', { name })).toBeVisible(),
    sees: (text) => expect(page.getByText(text, { exact: true }).first()).toBeVisible(),
    async returnsWithDeadSession(path) {
      // A token that no server knows is what is left when the server has forgotten it.
      await page.evaluate((key) => localStorage.setItem(key, 'dead'), SESSION_KEYS.token);
      await page.goto(path);
    },
    waits: () => Promise.resolve(),
  };
}
