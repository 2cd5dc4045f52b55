import type { Page } from '@playwright/test';

/** One step of an action: it fills, presses, and waits. Without something to wait for, it takes a frame. */
export interface Step {
  /** A field, and what it is filled with. */
  readonly fill?: readonly [selector: string, text: string];
  /** A selector, and how the text of what it matches begins: the first of these is clicked. */
  readonly press?: readonly [selector: string, text?: string];
  /** A selector, and a text that the last of what it matches contains. */
  readonly until?: readonly [selector: string, text?: string];
}

/**
 * Runs steps inside the page: a Playwright locator would query all elements on each attempt, and be measured, too.
 *
 * @throws Error when there is nothing to press, or what a step waits for doesn't happen
 */
export async function act(page: Page, steps: readonly Step[]): Promise<void> {
  await page.evaluate(async (all) => {
    const matching = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    for (const { fill, press, until } of all) {
      const field = fill && document.querySelector(fill[0]);
      if (field) {
        const { set } =
          Object.getOwnPropertyDescriptor(Reflect.getPrototypeOf(field) ?? {}, 'value') ?? {};
        set?.call(field, fill[1]);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
      if (press) {
        const [selector, text = ''] = press;
        const found = matching(selector).find(({ textContent }) => textContent.startsWith(text));
        if (!found) throw new Error(`No ${selector} starts with "${text}".`);
        found.click();
      }
      const isDone = () =>
        !until ||
        matching(until[0])
          .at(-1)
          ?.textContent.includes(until[1] ?? '');
      for (let frames = 0; frames === 0 || !isDone(); frames += 1) {
        if (frames > 1_500) throw new Error(`Waited in vain for ${until?.join(' ')}.`);
        await new Promise(requestAnimationFrame);
      }
    }
  }, steps);
}
