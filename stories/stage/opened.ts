/** What the stages of a test opened: it depends on their files, though it doesn't import them. */
export interface Opened {
  /** The names of screens whose code was loaded, as in `src/app/routes.tsx`. */
  readonly screens: readonly string[];
  /** The ids of scenarios. */
  readonly scenarios: readonly string[];
}

declare module 'vitest' {
  interface TaskMeta {
    opened?: Opened;
  }
}

const SCREEN = 'Screen ';

const screens = new Set<string>();
const scenarios = new Set<string>();

/** Notes that a stage was created in a scenario. */
export function noteScenario(id: string): void {
  scenarios.add(id);
}

/** Notes that a stage loads code on demand. Only screens count: other code is imported by what shows it. */
export function noteCode(name: string): void {
  if (name.startsWith(SCREEN)) screens.add(name.slice(SCREEN.length));
}

/** Returns what stages have opened since the last call. */
export function takeOpened(): Opened {
  const opened = { screens: [...screens].toSorted(), scenarios: [...scenarios].toSorted() };
  screens.clear();
  scenarios.clear();
  return opened;
}
