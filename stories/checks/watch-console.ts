const WATCHED = ['error', 'warn'] as const;

/** What one story wrote to the console that it should not have. */
export interface ConsoleWatch {
  /** `error: words` or `warn: words`, in order. */
  readonly lines: readonly string[];
  stop(): void;
}

/** Collects errors and warnings of the console until it is stopped; they are still printed. */
export function watchConsole(): ConsoleWatch {
  const lines: string[] = [];
  const originals = WATCHED.map((level) => [level, console[level]] as const);
  for (const [level, original] of originals) {
    console[level] = (...words: unknown[]) => {
      lines.push(`${level}: ${words.map(String).join(' ')}`);
      original.apply(console, words);
    };
  }
  return {
    lines,
    stop() {
      for (const [level, original] of originals) console[level] = original;
    },
  };
}
