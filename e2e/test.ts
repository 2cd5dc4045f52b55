import { test as base, expect, type Page } from '@playwright/test';
import { systemClock } from '#src/lib/time/clock.ts';
import { printFault } from '#mocks/faults/fault-text.ts';
import { startMockApi } from '#mocks/http/server.ts';
import type { ServedState } from '#mocks/http/levers.ts';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import { stateAddress } from '#mocks/scenarios/state-query.ts';
import type { DialectName } from '#mocks/server/dialects.ts';
import type { MockState } from '#mocks/scenarios/state.ts';

/** The fixtures of end-to-end tests. */
export interface FlowFixtures {
  readonly page: Page;
  /**
   * Opens a scenario or a state at its page, with its viewer signed in, on either build. Over HTTP the
   * state's clock applies to the server only, not to the browser.
   */
  readonly open: (target: ScenarioId | MockState) => Promise<void>;
}

/** Options of a test file, set by `test.use`. */
interface TestOptions {
  /** Console errors that the tests are about, such as reports of what failed. */
  readonly expectedErrors: RegExp | null;
  /** How the server over HTTP writes the answers of states that don't say. */
  readonly dialect: DialectName | undefined;
}

/** What all tests of a worker share. */
interface WorkerFixtures {
  /** The address of the worker's own mock API, which its browser reaches at the one that is built in. */
  readonly api: string;
}

/**
 * Playwright's test with the project's fixtures. A console error or an uncaught exception in the page
 * fails the test.
 */
export const test = base.extend<Omit<FlowFixtures, 'page'> & TestOptions, WorkerFixtures>({
  expectedErrors: [null, { option: true }],
  dialect: [undefined, { option: true }],

  api: [
    async ({}, provide) => {
      const api = await startMockApi({ port: 0, scenario: 'demo', clock: systemClock });
      await provide(api.url);
      await api.close();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, api }, provide) => {
      const built = process.env['E2E_API_URL'] ?? '';
      // The last is no secure context, unlike localhost: without service workers, locks and clipboard.
      const rules = `MAP ${new URL(built).host} ${new URL(api).host}, MAP nearhand.test localhost`;
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`];
      await provide({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],

  page: async ({ page, expectedErrors }, provide) => {
    const errors: string[] = [];
    const isExpected = (text: string) => expectedErrors?.test(text) === true;
    page.on('pageerror', ({ message }) => {
      if (!isExpected(message)) errors.push(message);
    });
    page.on('console', (message) => {
      // The browser logs every HTTP error, even those that the app handles.
      const isHttpError = message.text().startsWith('Failed to load resource');
      if (message.type() !== 'error' || isHttpError || isExpected(message.text())) return;
      errors.push(message.text());
    });
    // The browser doesn't log a violation that the code catches.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`The policy refuses ${violatedDirective}: ${blockedURI}`),
      ),
    );
    await provide(page);
    expect(errors, 'errors in the page').toEqual([]);
  },

  open: async ({ page, request, dialect, api }, provide, info) => {
    await provide(async (target) => {
      const state: MockState = typeof target === 'string' ? { scenario: target } : target;
      if (info.project.name === 'mocks') {
        await page.goto(stateAddress(state));
        // The world is saved once the app has rendered.
        await page.locator('main').first().waitFor();
        return;
      }
      const answer = await request.post(`${api}/__mock/scenario`, {
        data: {
          id: state.scenario,
          at: state.at,
          as: state.as,
          t: state.clock,
          faults: state.faults?.map(printFault),
          dialect: state.dialect ?? dialect,
        },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      const { at, storage } = (await answer.json()) as ServedState;
      // The app reads storage at start, and only pages of its origin can write it.
      await page.goto('/');
      await page.evaluate((records) => {
        for (const [key, value] of Object.entries(records)) localStorage.setItem(key, value);
      }, storage);
      if (at !== '/' || Object.keys(storage).length > 0) await page.goto(at);
    });
  },
});

export { expect } from '@playwright/test';
