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
  /** Throws the world away and makes it anew from the current scenario. */
  reset(): void;
}

/** A browser's storage, as far as the mocks read and write it. */
export interface MockStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  subscribe(listener: (key: string | null) => void): () => void;
}

/** What starting the mocks came to. */
export type MockStart =
  | {
      readonly kind: 'started';
      readonly control: MockControl;
      /** Where the session rests: with all tabs, or with this one alone. */
      readonly storage: MockStorage;
      /** Where to open, when the address named a scenario or somebody. */
      readonly openAt: string | undefined;
    }
  | {
      readonly kind: 'unknown-viewer';
      readonly asked: string;
      /** Who could have been named. */
      readonly known: readonly string[];
    }
  | {
      readonly kind: 'unknown-scenario';
      readonly asked: string;
      readonly nearest: readonly ScenarioEntry[];
    };
