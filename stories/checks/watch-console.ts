const WATCHED = ['error', 'warn'] as const;

/** What one story wrote to the console that it should not have. */
export interface ConsoleWatch {
  /** `error: words` or `warn: words`, in order. */
  readonly lines: readonly string[];
  stop(): void;
}

/**
 * Not an error: a list has measured rows in its observer, and the browser notifies the rest of the observers
 * in the next frame. Whether it takes one depends on how busy the machine is.
 */
const OBSERVED_LATER = 'ResizeObserver loop completed with undelivered notifications.';

/** Storybook's own: the panel Actions reads all of an event, and so the window with this old name. */
const STORY_STORE = 'Accessing the Story Store is deprecated';

/** Collects errors and warnings of the console until it is stopped; they are still printed. */
export function watchConsole(): ConsoleWatch {
  const lines: string[] = [];
  const originals = WATCHED.map((level) => [level, console[level]] as const);
  for (const [level, original] of originals) {
    console[level] = (...words: unknown[]) => {
      const line = words.map(String).join(' ');
      const isKnown = line.includes(OBSERVED_LATER) || line.includes(STORY_STORE);
      if (!isKnown) lines.push(`${level}: ${line}`);
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
