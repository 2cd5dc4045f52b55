import type { Clock } from '#src/domain/clock.ts';
import type { KeyValueStorage } from './storage.ts';

/** Without an answer after this time, the deployed version counts as unknown. */
const TIMEOUT_MS = 5_000;

const RELOADED_FOR_KEY = 'reloaded-for';

/** Compares the running app with the deployed one. */
export interface AppVersion {
  /**
   * Whether a newer version is deployed than the one that runs. False if that cannot be found out, such
   * as offline, and if the page was already reloaded for that version in this tab.
   */
  isOutdated(): Promise<boolean>;
  /** Call before a reload: the page is not reloaded twice for the same version. */
  beforeReload(): void;
}

/**
 * Recognizes a version by the entry script of the app's HTML page, whose name contains a hash.
 *
 * @param options.runningEntry the address of the entry script that runs
 * @param options.indexUrl the address of the app's HTML page
 * @param options.tabStorage remembers what the page was reloaded for, over the reload
 */
export function createAppVersion(options: {
  runningEntry: string;
  indexUrl: string;
  clock: Clock;
  tabStorage: KeyValueStorage;
  fetch: (request: Request) => Promise<Response>;
}): AppVersion {
  const { runningEntry, indexUrl, clock, tabStorage } = options;
  let newerEntry: string | undefined;

  const reloadedFor = () => (tabStorage.get(RELOADED_FOR_KEY) ?? '').split(' ');

  async function fetchEntry(): Promise<string | undefined> {
    const controller = new AbortController();
    const cancelTimer = clock.after(TIMEOUT_MS, () => controller.abort());
    try {
      const request = new Request(indexUrl, { cache: 'no-store', signal: controller.signal });
      const response = await options.fetch(request);
      return response.ok ? entryIn(await response.text(), indexUrl) : undefined;
    } catch {
      return undefined;
    } finally {
      cancelTimer();
    }
  }

  return {
    async isOutdated() {
      const entry = await fetchEntry();
      if (entry === undefined || entry === runningEntry) return false;
      newerEntry = entry;
      // Without a lasting record of it, the page could be reloaded again and again.
      return tabStorage.isPersistent(RELOADED_FOR_KEY) && !reloadedFor().includes(entry);
    },
    beforeReload() {
      if (newerEntry === undefined) return;
      tabStorage.set(RELOADED_FOR_KEY, [...reloadedFor(), newerEntry].join(' ').trim());
    },
  };
}

/** The absolute address of the first module script with a source; undefined without one. */
export function entryIn(html: string, baseUrl: string): string | undefined {
  for (const [tag] of html.matchAll(/<script\b[^>]*>/gi)) {
    if (!/\btype=["']?module\b/i.test(tag)) continue;
    const source = /\bsrc=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag);
    const src = source?.[1] ?? source?.[2] ?? source?.[3];
    if (src !== undefined) return new URL(src, baseUrl).href;
  }
  return undefined;
}
