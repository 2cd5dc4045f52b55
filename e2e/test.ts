import { test as base, expect, type Page } from '@playwright/test';
import { printFault } from '#mocks/fault-text.ts';
import type { ServedState } from '#mocks/levers.ts';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import { stateAddress } from '#mocks/scenarios/state-address.ts';
import type { MockState } from '#mocks/scenarios/state.ts';

/** What the tests have beside a page. */
export interface Given {
  readonly page: Page;
  /**
   * Opens a scenario or a state at its page, with its viewer signed in, whichever server answers.
   * Over HTTP only the server's clock moves on, not the browser's.
   */
  readonly open: (asked: ScenarioId | MockState) => Promise<void>;
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
    await provide(async (asked) => {
      const state: MockState = typeof asked === 'string' ? { scenario: asked } : asked;
      if (info.project.name === 'mocks') {
        await page.goto(stateAddress(state));
        // The browser has saved the world when the app is there, and not before.
        await page.locator('main').first().waitFor();
        return;
      }
      const answer = await request.post(`${process.env['E2E_API_URL'] ?? ''}/__mock/scenario`, {
        data: {
          id: state.scenario,
          at: state.at,
          as: state.as,
          t: state.clock,
          faults: state.faults?.map(printFault),
        },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      const { at, storage } = (await answer.json()) as ServedState;
      // The records have to be there before the app starts; only its own pages may write them.
      await page.goto('/');
      await page.evaluate((records) => {
        for (const [key, value] of Object.entries(records)) localStorage.setItem(key, value);
      }, storage);
      if (at !== '/' || Object.keys(storage).length > 0) await page.goto(at);
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
