import {
  createContext,
  use,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import {
  createCodeStore,
  type CodeState,
  type CodeStore,
  type LazyCode,
} from '#src/ui/code-store.ts';

/** The code store of the app above. Without an app, failures are not reported. */
export const CodeContext = createContext<CodeStore>(
  createCodeStore({
    run: (code) => code.load(),
    isOutdated: () => Promise.resolve(false),
    reload: () => {},
    report: () => {},
  }),
);

/** Loads a component together with what the app provides to parts that need it, such as its data. */
export type PartLoader = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
) => Promise<ComponentType<Props>>;

/** How the app above loads such parts. Without an app, whatever is above the part provides it. */
export const PartLoaderContext = createContext<PartLoader>((load) => load());

const codesByLoader = new WeakMap<PartLoader, WeakMap<object, unknown>>();

/** The code of a part that an app loads in its own way. The same object for the same loader and part. */
export function codeFor<Props extends object>(
  loadPart: PartLoader,
  code: LazyCode<ComponentType<Props>>,
): LazyCode<ComponentType<Props>> {
  const codes = codesByLoader.get(loadPart) ?? new WeakMap<object, unknown>();
  codesByLoader.set(loadPart, codes);
  const known = codes.get(code) as LazyCode<ComponentType<Props>> | undefined;
  const found = known ?? { name: code.name, load: () => loadPart(code.load) };
  codes.set(code, found);
  return found;
}

/** A component whose code loads when it is first rendered. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** What {@link usePreload} loads. */
  readonly code: LazyCode<ComponentType<Props>>;
}

/** A part whose code can be loaded before it is rendered. */
export interface Preloadable {
  readonly code: LazyCode<unknown>;
}

/** Returns a function that loads parts before they are rendered, such as when a tab is hovered. */
export function usePreload(...parts: readonly Preloadable[]): () => void {
  const store = use(CodeContext);
  return () => {
    for (const { code } of parts) store.preload(code);
  };
}

/**
 * The state of code. Loads it, or loads it again if it failed before.
 *
 * @param isWanted false for a dialog that is closed
 */
export function useCode<Value>(
  code: LazyCode<Value>,
  isWanted = true,
): { state: CodeState<Value>; store: CodeStore } {
  const store = use(CodeContext);
  const state = useSyncExternalStore(store.subscribe, () => store.state(code), serverState);
  useEffect(() => {
    if (isWanted) void store.load(code);
  }, [store, code, isWanted]);
  return { state, store };
}

/** In HTML rendered at build time, parts that load on demand are still loading. */
const serverState = () => LOADING;
const LOADING = { status: 'loading' } as const;
