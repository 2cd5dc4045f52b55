import { setTimeout as sleep } from 'node:timers/promises';
import { LIMIT_MS, type Tab } from './engine.ts';

const POLL_MS = 100;

/** The key in WebDriver's own characters. */
export const ENTER = '\uE007';

export type Page = ReturnType<typeof pageOf>;

/** What a check does in a tab. It waits until that is possible. */
export function pageOf(tab: Tab) {
  /** Runs a function in the page. It sees only its arguments, which are sent as JSON, as is its result. */
  async function evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const called = `(${String(run)})(...${JSON.stringify(args)})`;
    const json = await tab.evaluate(`Promise.resolve(${called}).then(JSON.stringify)`);
    return JSON.parse(json ?? 'null') as Awaited<Result>;
  }

  /** Waits until a function that runs in the page returns something, and returns that. */
  async function until<Args extends readonly unknown[], Result>(
    what: string,
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    const deadline = Date.now() + LIMIT_MS;
    for (;;) {
      // A page that is being loaded cannot answer.
      const result = await evaluate(run, ...args).catch(() => undefined);
      if (result) return result;
      if (Date.now() > deadline) throw new Error(`waited for ${what}`);
      await sleep(POLL_MS);
    }
  }

  return {
    goto: tab.goto,
    evaluate,
    until,
    sees: (text: string) =>
      until(`"${text}"`, (words) => document.body.innerText.includes(words), text),
    finds: (selector: string) =>
      until(selector, (one) => document.querySelector(one)?.checkVisibility(), selector),
    /** Presses the mouse on the first visible element with a text that begins with some words. */
    async press(selector: string, text = ''): Promise<void> {
      const point = await until(`${selector} "${text}"`, pointOf, selector, text);
      const actions = [
        { type: 'pointerMove', ...point },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await tab.perform({ id: 'mouse', type: 'pointer', actions });
    },
    /** Types into what has the focus. */
    async type(text: string): Promise<void> {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await tab.perform({ id: 'keyboard', type: 'key', actions });
    },
  };
}

/** Where a press reaches an element; null when none does. Runs in the page. */
function pointOf(selector: string, text: string): { x: number; y: number } | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && element.innerText.trim().startsWith(text),
  );
  if (!found) return null;
  const { top, left, width, height } = found.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  return found.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
}
