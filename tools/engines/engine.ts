/** The size of the window: as in the other tests, or a little larger. */
export const WINDOW = { width: 1280, height: 900 };

/** For a command that hangs. */
export const LIMIT_MS = 120_000;

/** The key in WebDriver's own characters. */
const ENTER = '\uE007';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A tab of a browser, which is remote-controlled by WebDriver or WebDriver BiDi. */
export interface Remote {
  /** Opens an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Evaluates an expression, which is a promise of a string or of nothing. */
  evaluate(expression: string): Promise<string | null | undefined>;
  /** Performs the actions of an input device, which both protocols describe alike. */
  perform(device: { id: string; type: string; actions: readonly object[] }): Promise<void>;
}

export type Tab = ReturnType<typeof tabOf>;

/** A browser without any history: its tabs share a storage that is new. */
export interface Session {
  newTab(): Promise<Remote>;
  close(): Promise<void>;
}

/** A browser engine that runs on this machine. */
export interface Engine {
  open(): Promise<Session>;
  close(): Promise<void>;
}

/** What a check does with a tab. */
export function tabOf({ goto, evaluate, perform }: Remote) {
  const press = (type: string, actions: readonly object[]) => perform({ id: type, type, actions });
  const keys = (text: string) => {
    const strokes = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    return press('key', Array.from(text).flatMap(strokes));
  };
  return {
    goto,
    /** Runs a function in the page. It sees only its arguments, which are sent as JSON, as is its result. */
    async evaluate<Args extends readonly unknown[], Result>(
      run: (...args: Args) => Result,
      ...args: Args
    ): Promise<Awaited<Result>> {
      const called = `(${String(run)})(...${JSON.stringify(args)})`;
      const json = await evaluate(`Promise.resolve(${called}).then(JSON.stringify)`);
      return JSON.parse(json ?? 'null') as Awaited<Result>;
    },
    /** Presses the mouse at a point of the window. */
    click: ({ x, y }: Point) =>
      press('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    /** Types into what has the focus. */
    type: keys,
    pressEnter: () => keys(ENTER),
  };
}
