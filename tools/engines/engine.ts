/** The size of the window: as in the other tests, or a little larger. */
export const WINDOW = { width: 1280, height: 900 };

/** For a command that hangs, and for what a check waits for in vain. Generous, for shared machines. */
export const LIMIT_MS = 300_000;

/** A tab of a browser, which is remote-controlled by WebDriver or WebDriver BiDi. */
export interface Tab {
  /** Opens an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Evaluates an expression, which is a promise of a string or of nothing. */
  evaluate(expression: string): Promise<string | null | undefined>;
  /** Performs the actions of an input device, which both protocols describe alike. */
  perform(device: { id: string; type: string; actions: readonly object[] }): Promise<void>;
}

/** A browser without any history: its tabs share a storage that is new. */
export interface Session {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A browser engine that runs on this machine. */
export interface Engine {
  open(): Promise<Session>;
  close(): Promise<void>;
}
