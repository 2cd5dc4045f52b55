/** How sharing a page ended; `dismissed` when the user closed the share sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** What a browser offers for sharing. A page without HTTPS has neither. */
export interface SharingBrowser {
  readonly share?: (page: { title: string; url: string }) => Promise<void>;
  readonly clipboard?: { writeText(text: string): Promise<void> };
}

/** The user closed the sheet, or asked for a second one while it is open. */
const ENDS_HERE: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

/**
 * Shares the link to a page with the system's share sheet. Copies it where there is no sheet, or where the
 * sheet isn't allowed, such as in a frame. Never rejects.
 *
 * @param browser the browser's `navigator`
 */
export async function sharePage(
  browser: SharingBrowser,
  page: { title: string; url: string },
): Promise<ShareOutcome> {
  if (browser.share) {
    try {
      await browser.share(page);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && ENDS_HERE.has(error.name)) return 'dismissed';
    }
  }
  if (!browser.clipboard) return 'failed';
  try {
    await browser.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
