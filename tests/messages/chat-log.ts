import { chatCopy } from '#src/features/messages/copy.ts';

/**
 * Reads a whole chat from its pane, oldest first: loads all older messages, then scrolls from the top to
 * the end, since only the visible range is rendered.
 *
 * @param settle waits until the page is idle
 * @returns the text of each item in the log, whose position and number the log itself tells
 */
export async function readLog(pane: HTMLElement, settle: () => Promise<void>): Promise<string[]> {
  for (;;) {
    const button = [...pane.querySelectorAll('button')].find(
      ({ textContent }) => textContent === chatCopy.older.load,
    );
    if (!button) break;
    button.click();
    await settle();
  }
  const texts: string[] = [];
  let size = 0;
  pane.scrollTop = 0;
  for (let isAtEnd = false; !isAtEnd;) {
    await settle();
    for (const item of pane.querySelectorAll('[role="listitem"]')) {
      texts[Number(item.getAttribute('aria-posinset')) - 1] = item.textContent;
      size = Number(item.getAttribute('aria-setsize'));
    }
    isAtEnd = pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 1;
    pane.scrollTop += pane.clientHeight;
  }
  if (texts.length !== size || texts.includes(undefined as never)) {
    throw new Error(`The log says that it has ${size} items, but shows ${texts.length}.`);
  }
  return texts;
}
