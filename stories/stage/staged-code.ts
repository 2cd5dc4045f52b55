/**
 * How a piece of code behaves on a stage. What `hangs` waits until it is set to something else. What
 * `crashes` is loaded, as a component that throws; set to something else, it renders nothing.
 */
export type CodeBehavior = 'loads' | 'fails' | 'hangs' | 'crashes';

/** The code that loads on demand on a stage, which can fail as it does over a network. */
export interface StagedCode {
  /** Sets how the code of a name behaves. */
  set(name: string, behavior: CodeBehavior): void;
  /** What the environment calls. */
  load<Value>(name: string, load: () => Promise<Value>): Promise<Value>;
}

/** Creates the code of a stage. All of it loads until it is told otherwise. */
export function createStagedCode(initial: Readonly<Record<string, CodeBehavior>> = {}): StagedCode {
  const behaviors = new Map(Object.entries(initial));
  const listeners = new Set<() => void>();
  const behaviorOf = (name: string) => behaviors.get(name) ?? 'loads';

  /** Resolves once the code no longer hangs. */
  async function whenReleased(name: string): Promise<void> {
    while (behaviorOf(name) === 'hangs') {
      await new Promise<void>((resolve) => listeners.add(resolve));
      listeners.clear();
    }
  }

  return {
    set(name, behavior) {
      behaviors.set(name, behavior);
      for (const listener of listeners) listener();
    },
    async load<Value>(name: string, load: () => Promise<Value>) {
      await whenReleased(name);
      const behavior = behaviorOf(name);
      switch (behavior) {
        case 'fails':
          throw new TypeError(`Failed to fetch dynamically imported module: ${name}`);
        case 'crashes':
          return crashing(name) as Value;
        case 'loads':
        case 'hangs':
          return load();
        default:
          return behavior satisfies never;
      }
    },
  };

  /** A component that throws for as long as its code crashes. */
  function crashing(name: string): unknown {
    return () => {
      if (behaviorOf(name) === 'crashes') throw new Error(`${name} crashed`);
      return null;
    };
  }
}
