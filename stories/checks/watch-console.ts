/** The console errors of one story. */
export interface ConsoleWatch {
  readonly errors: readonly string[];
  stop(): void;
}

/** Collects what goes to `console.error` until it is stopped; it is still printed. */
export function watchConsole(): ConsoleWatch {
  const errors: string[] = [];
  const original = console.error;
  console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(' '));
    original.apply(console, words);
  };
  return {
    errors,
    stop() {
      console.error = original;
    },
  };
}
