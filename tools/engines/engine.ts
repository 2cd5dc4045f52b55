/** A tab of a browser. */
export interface Tab {
  /** Opens an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It sees only its arguments, which are sent as JSON, as is its result. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses the mouse at a point of the window. */
  click(point: Point): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A browser without any history: its tabs share a storage that is new. */
export interface Session {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A browser engine that is installed on this machine. */
export interface Engine {
  /** The browser and its version. */
  readonly title: string;
  open(): Promise<Session>;
  close(): Promise<void>;
}

/** The size of the window: as in the other tests, or a little larger. */
export const WINDOW = { width: 1280, height: 900 };
