import { setTimeout as sleep } from 'node:timers/promises';
import { tabOf, type Point, type Session } from './engine.ts';

/** Generous, for shared machines. */
const TIMEOUT_MS = 20_000;
const POLL_MS = 100;

/** Inputs, as a selector. */
const FIELD = 'input, textarea';

export type Page = Awaited<ReturnType<typeof openPage>>;

/** Opens an address in a new tab. What is done there waits until it is possible. */
export async function openPage(session: Session, url: string) {
  const tab = tabOf(await session.newTab());
  await tab.goto(url);

  /** Waits until a function that runs in the page returns something, and returns that. */
  async function until<Args extends readonly unknown[], Result>(
    what: string,
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      // A page that is being loaded cannot answer.
      const result = await tab.evaluate(run, ...args).catch(() => undefined);
      if (result) return result;
      if (Date.now() > deadline) throw new Error(`waited for ${what}`);
      await sleep(POLL_MS);
    }
  }

  /** Presses the first visible element with a name that begins with some words. */
  async function press(selector: string, name = ''): Promise<void> {
    await tab.click(await until(`${selector} "${name}"`, pointOf, selector, name));
  }

  return {
    tab,
    until,
    press,
    sees: (text: string) =>
      until(`"${text}"`, (words) => document.body.innerText.includes(words), text),
    finds: (selector: string) =>
      until(selector, (one) => document.querySelector(one)?.checkVisibility(), selector),
    /** Types into a field with a label. */
    async types(label: string, text: string): Promise<void> {
      await press(FIELD, label);
      await tab.type(text);
    },
  };
}

/** Where a press reaches an element; null when none does. Runs in the page. */
function pointOf(selector: string, name: string): Point | null {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll<HTMLInputElement>(selector)].find((element) => {
    const named = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.innerText;
    return element.checkVisibility() && plain(named).startsWith(name);
  });
  if (!found || found.disabled) return null;
  const { top, bottom, left, width, height } = found.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    return null;
  }
  const point = { x: left + width / 2, y: top + height / 2 };
  return found.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
}
