import type { Clock } from '#src/domain/clock.ts';

/** A scenario in a list. */
export interface ScenarioEntry {
  readonly id: string;
  readonly title: string;
}

/** A seeded account for signing in. */
export interface SeededAccount {
  readonly role: 'client' | 'worker';
  readonly email: string;
  readonly password: string;
}

/**
 * Controls the mocks of the running app. The app depends on this type only, so a build for the real
 * API contains no mocks.
 */
export interface MockControl {
  readonly scenarios: readonly ScenarioEntry[];
  readonly accounts: readonly SeededAccount[];
  /** The one-time code of every account, as the mocks send no emails. */
  readonly verificationCode: string;
  /** The scenario that the world was created from. */
  readonly current: ScenarioEntry;
  /** Delay of every response, in milliseconds. */
  readonly latency: number;
  setLatency(milliseconds: number): void;
  /** Calls back when the server's data changes by other means than this tab's calls. */
  subscribe(listener: () => void): () => void;
  /**
   * Marks a completed offer as paid. No API call does this: payment happens outside the product.
   *
   * @throws Error with the reason why the offer cannot be paid
   */
  markAsPaid(offerId: number): Promise<void>;
  /** Discards the world, so the next start recreates it from its state. */
  reset(): void;
}

/** The parts of a browser's storage that the mocks use. */
export interface MockStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  isPersistent(key: string): boolean;
  subscribe(listener: (key: string | null) => void): () => void;
}

/** A valid address to suggest instead of an invalid one. */
export interface AddressSuggestion {
  readonly label: string;
  readonly title?: string;
  /** The query with its leading `?`. */
  readonly query: string;
}

/** The result of starting the mocks. */
export type MockStart =
  | {
      readonly kind: 'started';
      readonly control: MockControl;
      /** The app's storage. Its session is shared by all tabs or kept in this one. */
      readonly storage: MockStorage;
      /** The app's clock, which can be ahead of the system time. */
      readonly clock: Clock;
      /** The path to open instead of an address with a scenario or a viewer. */
      readonly openAt: string | undefined;
    }
  | {
      readonly kind: 'bad-address';
      readonly parameter: string;
      readonly value: string;
      /** The error or the allowed values. */
      readonly reason: string;
      readonly suggestions: readonly AddressSuggestion[];
    };
