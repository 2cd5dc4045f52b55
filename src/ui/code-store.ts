/** A piece of the app's code that loads on demand. Its identity matters: declare it once. */
export interface LazyCode<Value> {
  /** Names the code in reports and tests. */
  readonly name: string;
  /** Runs the dynamic import. */
  readonly load: () => Promise<Value>;
}

/** Why a piece of code is missing. */
export interface CodeFailure {
  /** How many times in a row it has failed to load. */
  readonly attempts: number;
  readonly isRetrying: boolean;
  /** Whether a newer version of the app is deployed: only a reload can help then. */
  readonly isOutdated: boolean;
}

export type CodeState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: Value }
  | ({ readonly status: 'failed' } & CodeFailure);

/** What a code store takes from the app. */
export interface CodeStoreOptions {
  /** Runs the import of a piece of code. Stories make it fail. */
  readonly run: <Value>(code: LazyCode<Value>) => Promise<Value>;
  /** Whether a newer version of the app is deployed. Asked after each failure. */
  readonly isOutdated: () => Promise<boolean>;
  /** Reloads the page. */
  readonly reload: () => void;
  /** Called when code fails to load, or when a loaded part fails to render. */
  readonly report: (problem: { name: string; cause: 'load' | 'render'; error: unknown }) => void;
}

/** The code of one app that loads on demand, with its failures. */
export interface CodeStore extends Pick<CodeStoreOptions, 'reload' | 'report'> {
  /** The same object until it changes. */
  state<Value>(code: LazyCode<Value>): CodeState<Value>;
  /**
   * Loads code, once: calls during a load share it, and a failure is retried by the next call. Never
   * rejects.
   */
  load<Value>(code: LazyCode<Value>): Promise<CodeState<Value>>;
  /** Resolves once the code is loaded, by whatever loads it. The same promise for the same code. */
  whenLoaded(code: LazyCode<unknown>): Promise<void>;
  /** Loads code that may be needed soon. A failure has no consequences unless it is needed by then. */
  preload(code: LazyCode<unknown>): void;
  subscribe(listener: () => void): () => void;
}

interface Entry {
  state: CodeState<unknown>;
  pending: Promise<CodeState<unknown>> | undefined;
  /** Whether something waits for the code. */
  isNeeded: boolean;
  loaded: { readonly promise: Promise<void>; readonly resolve: () => void } | undefined;
}

const LOADING = { status: 'loading' } as const;

/**
 * Creates the code store of an app. `React.lazy` caches a failed import forever and exposes no
 * state; this store has a retry and a state.
 */
export function createCodeStore({ run, isOutdated, reload, report }: CodeStoreOptions): CodeStore {
  const entries = new Map<LazyCode<unknown>, Entry>();
  const listeners = new Set<() => void>();

  function entryOf(code: LazyCode<unknown>): Entry {
    const entry = entries.get(code) ?? {
      state: LOADING,
      pending: undefined,
      isNeeded: false,
      loaded: undefined,
    };
    entries.set(code, entry);
    return entry;
  }

  function change(entry: Entry, state: CodeState<unknown>): CodeState<unknown> {
    entry.state = state;
    if (state.status === 'loaded') entry.loaded?.resolve();
    for (const listener of listeners) listener();
    return state;
  }

  async function attempt(code: LazyCode<unknown>, entry: Entry): Promise<CodeState<unknown>> {
    try {
      return change(entry, { status: 'loaded', value: await run(code) });
    } catch (error) {
      const before = entry.state;
      if (!entry.isNeeded) return before;
      report({ name: code.name, cause: 'load', error });
      const attempts = before.status === 'failed' ? before.attempts + 1 : 1;
      const isNewer = await isOutdated();
      return change(entry, { status: 'failed', attempts, isRetrying: false, isOutdated: isNewer });
    } finally {
      entry.pending = undefined;
      entry.isNeeded = false;
    }
  }

  return {
    reload,
    report,
    state: <Value>(code: LazyCode<Value>) => entryOf(code).state as CodeState<Value>,
    async load<Value>(code: LazyCode<Value>) {
      const entry = entryOf(code);
      if (entry.state.status !== 'loaded') {
        entry.isNeeded = true;
        if (entry.state.status === 'failed') change(entry, { ...entry.state, isRetrying: true });
        await (entry.pending ??= attempt(code, entry));
      }
      return entry.state as CodeState<Value>;
    },
    whenLoaded(code) {
      const entry = entryOf(code);
      entry.loaded ??= deferred();
      if (entry.state.status === 'loaded') entry.loaded.resolve();
      return entry.loaded.promise;
    },
    preload(code) {
      const entry = entryOf(code);
      if (entry.state.status !== 'loaded') entry.pending ??= attempt(code, entry);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * As `Promise.withResolvers`, which is newer than some of the browsers that the build supports. The promise
 * says when it is resolved, as React's `use` reads it: a render need not wait then.
 */
function deferred(): { promise: Promise<void>; resolve: () => void } {
  let settle = () => {};
  const promise = new Promise<void>((onResolve) => {
    settle = onResolve;
  });
  const resolve = () => {
    void Object.assign(promise, { status: 'fulfilled', value: undefined });
    settle();
  };
  return { promise, resolve };
}
