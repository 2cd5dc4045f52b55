import type { Clock } from '#src/domain/clock.ts';
import type { SessionStore } from './session.ts';
import type { KeyValueStorage } from './storage.ts';

/** Something that went wrong outside what the screen can tell, for a developer to read. */
export interface Problem {
  readonly title: string;
  readonly details: readonly string[];
}

/**
 * Everything that the product takes from outside. The app makes one over the browser; each story
 * and each test makes its own, so that two of them never meet.
 */
export interface Environment {
  /** Origin, and prefix if any, that stands before `/api`; without a slash at its end. */
  readonly apiBaseUrl: string;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly session: SessionStore;
  /** IANA name of the zone that dates are shown in. */
  readonly timeZone: string;
  readonly visibility: {
    isHidden(): boolean;
    subscribe(listener: () => void): () => void;
  };
  /** Calls back when the server's data has changed by somebody else, where that can be known. */
  readonly serverChanges: { subscribe(listener: () => void): () => void };
  fetch(request: Request): Promise<Response>;
  /** Asks before something that cannot be taken back. */
  confirm(message: string): boolean;
  /** Loads the app anew at one of its own paths. */
  navigateFully(path: string): void;
  /** Opens one of the app's own paths in a new tab. */
  openWindow(path: string): void;
  /** Tells a developer; the person at the screen sees nothing of it. */
  report(problem: Problem): void;
}
