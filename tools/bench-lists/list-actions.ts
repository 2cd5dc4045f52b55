import type { Page } from 'playwright';
import { seededAccounts } from '#mocks/fixtures/accounts.ts';

/** Presses a control of a card or dialog, found by the start of its label, or a key, then waits for a selector. */
export interface Step {
  readonly press?: string;
  readonly key?: string;
  readonly until?: string;
  readonly gone?: string;
}

/** Opens an address that needs a session, and signs in. */
export async function openSignedIn(
  page: Page,
  address: string,
  role: 'client' | 'worker',
): Promise<void> {
  await page.goto(address);
  const account = seededAccounts.find((seeded) => seeded.role === role);
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Types letter by letter, one frame each, and deletes them, for a list before the debounced refetch. */
export async function typeAndClear(page: Page, field: string): Promise<void> {
  await page.evaluate(async (selector) => {
    const box = document.querySelector(selector);
    if (!box) throw new Error(`Nothing matches ${selector}.`);
    const { set } =
      Object.getOwnPropertyDescriptor(Reflect.getPrototypeOf(box) ?? {}, 'value') ?? {};
    for (const text of ['p', 'po', 'por', 'porc', 'porch', 'porc', 'por', 'po', 'p', '']) {
      set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
  }, field);
}

/**
 * Runs the steps inside the page. A Playwright locator would query all elements on each attempt,
 * and the measurement would include that.
 *
 * @throws Error when a button is missing, or what a step waits for doesn't happen
 */
export async function act(page: Page, steps: readonly Step[]): Promise<void> {
  await page.evaluate(async (all) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (const { press, key, until, gone } of all) {
      if (press !== undefined) {
        const buttons = [
          ...document.querySelectorAll<HTMLElement>(
            'article :is(a, button), [role="dialog"] button',
          ),
        ];
        const button = buttons.find(({ textContent }) => textContent.startsWith(press));
        if (!button) throw new Error(`No control starts with "${press}".`);
        button.click();
      }
      if (key !== undefined) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }
      for (let frames = 0; ; frames += 1) {
        if (frames > 600)
          throw new Error(`Timed out waiting for ${until ?? `${gone} to disappear`}.`);
        await nextFrame();
        if (until !== undefined && document.querySelector(until)) break;
        if (gone !== undefined && !document.querySelector(gone)) break;
      }
    }
  }, steps);
}

/** How many items the list says that it shows. */
export async function countShown(page: Page): Promise<number> {
  const text = await page.getByText(/^Showing \d+ of/).textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
}
