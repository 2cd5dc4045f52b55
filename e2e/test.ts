import { test as base, expect, type Page } from '@playwright/test';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';

/** What the tests have beside a page. */
export interface Given {
  readonly page: Page;
  /** Opens a scenario, whichever server answers. */
  readonly open: (scenario: ScenarioId) => Promise<void>;
  /** What the server answers whoever asks, signed in or not. */
  readonly serverSays: (path: string) => Promise<unknown>;
}

/**
 * The flows' own test: it can open a scenario whichever server answers, and a console error or an
 * exception in the page fails it.
 */
export const test = base.extend<Omit<Given, 'page'>>({
  page: async ({ page }, provide) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // A refused call is a line of the browser's own, whatever the app makes of it.
      const isRefusal = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) errors.push(message.text());
    });
    await provide(page);
    expect(errors, 'errors in the page').toEqual([]);
  },

  open: async ({ page, request }, provide, info) => {
    await provide(async (scenario) => {
      if (info.project.name === 'mocks') {
        await page.goto(`/?scenario=${scenario}`);
        // The world rests in the browser when the app is there, and not before.
        await page.locator('main').first().waitFor();
        return;
      }
      const answer = await request.post(`${process.env['E2E_API_URL'] ?? ''}/__mock/scenario`, {
        data: { id: scenario },
      });
      expect(answer.ok()).toBe(true);
      await page.goto('/');
    });
  },

  serverSays: async ({ page, request }, provide, info) => {
    await provide(async (path) => {
      if (info.project.name === 'http') {
        return (await request.get(`${process.env['E2E_API_URL'] ?? ''}${path}`)).json();
      }
      // The mocks answer in the page alone.
      return page.evaluate(async (asked): Promise<unknown> => (await fetch(asked)).json(), path);
    });
  },
});

export { expect } from '@playwright/test';
