import { setTimeout as sleep } from 'node:timers/promises';
import type { Point, Session, Tab } from './engine.ts';

/** Generous, for shared machines. */
const TIMEOUT_MS = 20_000;
const POLL_MS = 100;

/** What a page shows of an element. */
interface Seen {
  readonly text: string;
  readonly value: string;
  readonly height: number;
  /** Where a press reaches it; null when nothing does. */
  readonly point: Point | null;
}

/** A page in a tab, or in a frame of it, as a user sees it. Everything waits until it is possible. */
export interface Page {
  readonly tab: Tab;
  sees(text: string): Promise<void>;
  /** Waits for an element with a name that begins with some words, and for what is said of it. */
  finds(selector: string, name?: string, isExpected?: (seen: Seen) => boolean): Promise<Seen>;
  press(selector: string, name?: string): Promise<void>;
  /** Types into a field with a label. */
  types(label: string, text: string): Promise<void>;
  /** Waits until a function that runs in the page returns true. */
  until<Args extends readonly unknown[]>(
    what: string,
    isTrue: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void>;
}

/** Inputs, as a selector. */
export const FIELD = 'input, textarea';

/** Opens an address in a new tab. */
export async function openPage(session: Session, url: string): Promise<Page> {
  const tab = await session.newTab();
  await tab.goto(url);
  return pageOf(tab);
}

/** The page of a tab, or of its frame with a name. */
export function pageOf(tab: Tab, frame = ''): Page {
  async function finds(
    selector: string,
    name = '',
    isExpected: (seen: Seen) => boolean = () => true,
  ): Promise<Seen> {
    const find = () => tab.evaluate(look, selector, name, frame, false);
    return waitFor(`${selector} "${name}"`, find, isExpected);
  }

  async function press(selector: string, name = ''): Promise<void> {
    const find = () => tab.evaluate(look, selector, name, frame, true);
    const { point } = await waitFor(`${selector} "${name}"`, find, (seen) => seen.point !== null);
    if (point) await tab.click(point);
  }

  async function waitFor<Result>(
    what: string,
    look: () => Promise<Result | null>,
    isExpected: (result: Result) => boolean,
  ): Promise<Result> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      // A page that is being loaded cannot answer.
      const result = await look().catch(() => null);
      if (result !== null && isExpected(result)) return result;
      if (Date.now() > deadline) throw new Error(`waited for ${what}${await place()}`);
      await sleep(POLL_MS);
    }
  }

  /** Where a failed check was. */
  const place = () =>
    tab
      .evaluate(() => ` at ${location.pathname}${location.search}, "${document.title}"`)
      .catch(() => '');

  return {
    tab,
    finds,
    press,
    sees: async (words) => {
      const find = () => tab.evaluate(look, 'body', '', frame, false);
      await waitFor(`"${words}"`, find, ({ text }) => text.includes(words));
    },
    async types(label, text) {
      await press(FIELD, label);
      await tab.type(text);
    },
    until: async (what, isTrue, ...args) =>
      void (await waitFor(what, () => tab.evaluate(isTrue, ...args), Boolean)),
  };
}

/** Looks at the first visible element with a name that begins with some words. Runs in the page. */
function look(selector: string, name: string, frame: string, isPressed: boolean): Seen | null {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const inner = document.querySelector<HTMLIFrameElement>(`iframe[name="${frame}"]`);
  if (frame !== '' && !inner?.contentDocument) return null;
  const page = inner?.contentDocument ?? document;
  const found = [...page.querySelectorAll<HTMLInputElement>(selector)].find((element) => {
    const named = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.innerText;
    return element.checkVisibility() && plain(named).startsWith(name);
  });
  if (!found) return null;
  const box = found.getBoundingClientRect();
  if (isPressed && (box.top < 0 || box.bottom > innerHeight)) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    return null;
  }
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const offset = inner?.getBoundingClientRect();
  const isFree = !found.disabled && found.contains(page.elementFromPoint(at.x, at.y));
  return {
    text: plain(found.innerText),
    value: found.value ?? '',
    height: box.height,
    point: isFree ? { x: at.x + (offset?.x ?? 0), y: at.y + (offset?.y ?? 0) } : null,
  };
}
