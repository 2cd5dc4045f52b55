import type { Clock } from '#src/domain/clock.ts';

/** A scenario as a list shows it. */
export interface ScenarioEntry {
  readonly id: string;
  readonly title: string;
}

/** An account of the mocked world that a person may sign in with. */
export interface SeededAccount {
  readonly role: 'client' | 'worker';
  readonly email: string;
  readonly password: string;
}

/**
 * How the running app steers its mocks. The app knows this type and nothing else of them, so a
 * build for the real API carries no mock.
 */
export interface MockControl {
  readonly scenarios: readonly ScenarioEntry[];
  readonly accounts: readonly SeededAccount[];
  /** The one-time code of every account: nobody reads the mails of a mocked world. */
  readonly verificationCode: string;
  /** The scenario that the world was made from. */
  readonly current: ScenarioEntry;
  /** Milliseconds that every answer waits. */
  readonly latency: number;
  setLatency(milliseconds: number): void;
  /** Calls back when another tab has changed the world that all of them share. */
  subscribe(listener: () => void): () => void;
  /**
   * Marks a completed offer as paid, which no call does: payment is handled outside this product.
   *
   * @throws Error saying why the offer cannot be paid
   */
  markAsPaid(offerId: number): Promise<void>;
  /** Throws the world away and recreates it as the address described it. */
  reset(): void;
}

/** A browser's storage, as far as the mocks read and write it. */
export interface MockStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  subscribe(listener: (key: string | null) => void): () => void;
}

/** Another address that would open, beside one that does not. */
export interface AddressSuggestion {
  readonly label: string;
  readonly title?: string;
  /** The query to open, with its `?`. */
  readonly query: string;
}

/** What starting the mocks came to. */
export type MockStart =
  | {
      readonly kind: 'started';
      readonly control: MockControl;
      /** Where the session is kept: with all tabs, or with this one alone. */
      readonly storage: MockStorage;
      /** The app's time, which may be ahead of the machine's. */
      readonly clock: Clock;
      /** Where to open, when the address named a scenario or a viewer. */
      readonly openAt: string | undefined;
    }
  | {
      readonly kind: 'bad-address';
      readonly parameter: string;
      readonly value: string;
      /** What is wrong, or what is allowed. */
      readonly reason: string;
      readonly suggestions: readonly AddressSuggestion[];
    };
