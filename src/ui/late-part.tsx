import {
  // oxlint-disable-next-line no-restricted-imports -- only Suspense lets HTML wait for its code
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import {
  CodeContext,
  codeFor,
  PartLoaderContext,
  type LazyComponent,
} from '#src/ui/code-context.ts';
import type { CodeStore, LazyCode } from '#src/ui/code-store.ts';
import { LoadedInlineFailure } from '#src/ui/inline-failure.ts';
import { collectInput, type EarlyInput } from '#src/ui/early-input.ts';
import { contained, CRASHED, loadingPart, troubleOf } from '#src/ui/part-boundary.ts';

/** How a part of a prerendered page waits for its code. */
interface LateView {
  /** In its place on a page that was not prerendered, while its code loads. */
  readonly placeholder?: ReactNode;
  /** Says that the code could not be loaded. */
  readonly failed: string;
  /** Whether the code also loads when the part comes into view, as for one that moves by itself. */
  readonly isLoadedInView?: boolean;
}

type LateCode = LazyCode<ComponentType<object>>;

/**
 * Declares a part of a prerendered page that can be read without its code. Until the visitor points at it,
 * focuses it or clicks in it, its HTML stays as it was built, and its code does not load. Then React
 * hydrates it: what was typed stays, and a click is repeated. On any other page the part loads when it is
 * rendered, like a `lazyPart`.
 *
 * The part takes no props: a change of them would have to wait for the code.
 *
 * @param name names the part in reports
 * @example
 * const SignInForms = latePart('SignInForms', async () => (await import('./SignInForms.tsx')).SignInForms, {
 *   placeholder: <Skeleton className="h-96" />,
 *   failed: "We couldn't load the form",
 * });
 */
export function latePart(
  name: string,
  load: () => Promise<ComponentType<object>>,
  view: LateView,
): LazyComponent<object> {
  const code = { name, load };
  const Part = () => <LatePart code={code} view={view} />;
  return Object.assign(Part, { code });
}

function LatePart({ code: ownCode, view }: { code: LateCode; view: LateView }) {
  const store = use(CodeContext);
  const code = codeFor(use(PartLoaderContext), ownCode);
  const frame = useRef<HTMLDivElement>(null);
  const early = useEarlyInput(frame, code, store, view.isLoadedInView === true);
  // React gives up the HTML of a boundary whose props change: the same element keeps it.
  const [content] = useState(() => (
    <Suspense fallback={<Fallback code={code} store={store} view={view} frame={frame} />}>
      <Loaded code={code} store={store} view={view} onReady={early} />
    </Suspense>
  ));
  return (
    <>
      {/* The part is laid out as if this element were not there. */}
      <div ref={frame} className="contents">
        {content}
      </div>
      {/* Outside: a pointer over its button is no use of the part. */}
      <Failure code={code} store={store} view={view} />
    </>
  );
}

function Loaded({
  code,
  store,
  view,
  onReady,
}: {
  code: LateCode;
  store: CodeStore;
  view: LateView;
  onReady: () => void;
}) {
  const state = useStoreState(code, store);
  const [crashes, setCrashes] = useState(0);
  // On the server there is nobody to wait for.
  if (import.meta.env.SSR) store.preload(code);
  use(store.whenLoaded(code));
  useLayoutEffect(onReady, [onReady]);
  if (state.status !== 'loaded') return null;
  const Part = state.value;
  return contained({
    attempt: crashes,
    onError: (error) => store.report({ name: code.name, cause: 'render', error }),
    fallback: (
      <LoadedInlineFailure
        kind="block"
        title={view.failed}
        trouble={{ ...CRASHED, onRetry: () => setCrashes(crashes + 1), onReload: store.reload }}
      />
    ),
    children: <Part />,
  });
}

/**
 * What is in the place of a part that React renders before its code has loaded. If the page leaves
 * before the part was hydrated, that is its HTML.
 */
function Fallback({
  code,
  store,
  view,
  frame,
}: {
  code: LateCode;
  store: CodeStore;
  view: LateView;
  frame: { readonly current: HTMLDivElement | null };
}) {
  const state = useStoreState(code, store);
  const [html] = useState(() => frame.current?.innerHTML);
  useEffect(() => void store.load(code), [store, code]);
  // The page's own HTML.
  if (html) return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
  return state.status === 'failed' ? null : loadingPart(view.placeholder);
}

function Failure({ code, store, view }: { code: LateCode; store: CodeStore; view: LateView }) {
  const state = useStoreState(code, store);
  if (state.status !== 'failed') return null;
  const trouble = { ...troubleOf(state), onRetry: () => void store.load(code) };
  return (
    <LoadedInlineFailure
      kind="block"
      title={view.failed}
      trouble={{ ...trouble, onReload: store.reload }}
    />
  );
}

function useStoreState(code: LateCode, store: CodeStore) {
  const read = () => store.state(code);
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * Loads the code of a part as soon as it is used, and keeps what the visitor does until then.
 *
 * @returns to be called once the part works: repeats that
 */
function useEarlyInput(
  frame: { readonly current: HTMLDivElement | null },
  code: LateCode,
  store: CodeStore,
  isLoadedInView: boolean,
): () => void {
  const input = useRef<EarlyInput | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null || store.state(code).status === 'loaded') return;
    const load = () => void store.load(code);
    const early = collectInput(element, load);
    input.current = early;
    const first = element.firstElementChild;
    if (!isLoadedInView || first === null) return early.stop;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: '200px' },
    );
    observer.observe(first);
    return () => {
      observer.disconnect();
      early.stop();
    };
  }, [frame, code, store, isLoadedInView]);
  const [repeat] = useState(() => () => {
    // React handles no events while it commits.
    queueMicrotask(() => {
      input.current?.stop();
      input.current?.replay();
      input.current = null;
    });
  });
  return repeat;
}
