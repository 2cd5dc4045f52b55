import type { Clock } from '#src/domain/clock.ts';
import type { SessionStore } from '../session/session.ts';
import type { ShareOutcome } from '../navigation/share-page.ts';
import type { KeyValueStorage } from '../session/storage.ts';

/** A problem that developers should know about but users need not see. */
export interface Problem {
  readonly title: string;
  readonly details: readonly string[];
  /** Whether everything works nevertheless. */
  readonly isMinor?: boolean;
}

/**
 * Everything the product needs from outside. The app has one over the browser; each story and test
 * creates its own, so they stay isolated.
 */
export interface Environment {
  /** Prefix of `/api`: an origin, possibly with a path, without a trailing slash. */
  readonly apiBaseUrl: string;
  readonly sendsIdempotencyKeys?: boolean;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  /** A storage of this tab alone, which outlives its pages. */
  readonly tabStorage?: KeyValueStorage;
  readonly session: SessionStore;
  readonly timeZone: string;
  readonly visibility: {
    isHidden(): boolean;
    subscribe(listener: () => void): () => void;
  };
  /** Notifies when another user changed the server's data, where that can be known. */
  readonly serverChanges: { subscribe(listener: () => void): () => void };
  fetch(request: Request): Promise<Response>;
  confirm(message: string): boolean;
  navigateFully(path: string): void;
  /**
   * Lets the browser ask before this page is closed or reloaded, because something would be lost.
   *
   * @returns ends it
   */
  holdPage(): () => void;
  /** Whether Back leads to a page of the app. False on a page that was opened directly. */
  canGoBack(): boolean;
  /**
   * Shares the link to one of the app's paths with the system's share sheet, or copies it where there is none.
   */
  sharePage(page: { title: string; path: string }): Promise<ShareOutcome>;
  reload(): void;
  /**
   * Reloads the page, because the server no longer has the code of this version of the app. Does nothing if that
   * has happened before, since a reload doesn't help then.
   */
  reloadOnce(): void;
  /** Makes the code of a part fail, hang or crash, in stories and tests (`PartHost` in src/ui/lazy-part.tsx). */
  codeFault(name: string): (<Value>(load: () => Promise<Value>) => Promise<Value>) | undefined;
  /** Runs a task once the page has nothing more urgent to do; never in stories and tests. */
  whenIdle(task: () => void): void;
  /** Whether the user asked for less traffic, so that nothing is fetched on suspicion. */
  savesData(): boolean;
  report(problem: Problem): void;
}
