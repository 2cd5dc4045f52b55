import { CodeGone } from '#src/ui/load-chunk.ts';

/**
 * How a piece of code behaves on a stage. What is `gone` fails as after a deployment. What `hangs` waits until
 * it is set to something else. What `crashes` is loaded, as a component that throws; set to something else, it
 * renders nothing.
 */
export type CodeBehavior = 'loads' | 'fails' | 'gone' | 'hangs' | 'crashes';

/** The code that loads on demand on a stage, which can fail as it does over a network. */
export interface StagedCode {
  /** Sets how the code of a name behaves. */
  set(name: string, behavior: CodeBehavior): void;
  /** Runs the import of code that does not simply load; undefined for all other code. */
  faultOf(name: string): (<Value>(load: () => Promise<Value>) => Promise<Value>) | undefined;
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

  async function run<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
    await whenReleased(name);
    const behavior = behaviorOf(name);
    switch (behavior) {
      case 'fails':
        throw new TypeError(`Failed to fetch dynamically imported module: ${name}`);
      case 'gone':
        throw new CodeGone(`Failed to fetch ${name}`);
      case 'crashes':
        return crashing(name) as Value;
      case 'loads':
      case 'hangs':
        return load();
      default:
        return behavior satisfies never;
    }
  }

  return {
    set(name, behavior) {
      behaviors.set(name, behavior);
      for (const listener of listeners) listener();
    },
    faultOf: (name) => (behaviorOf(name) === 'loads' ? undefined : (load) => run(name, load)),
  };

  /** A component that throws for as long as its code crashes. */
  function crashing(name: string): unknown {
    return () => {
      if (behaviorOf(name) === 'crashes') throw new Error(`${name} crashed`);
      return null;
    };
  }
}
