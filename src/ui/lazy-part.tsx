import {
  Component,
  createContext,
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
  createCodeStore,
  type CodeFailure,
  type CodeState,
  type CodeStore,
  type LazyCode,
} from '#src/ui/code-store.ts';
import { DialogFailure } from '#src/ui/DialogFailure.tsx';
import { InlineFailure, type PartTrouble } from '#src/ui/InlineFailure.tsx';

/** The code store of the app above. Without an app, failures are not reported. */
export const CodeContext = createContext<CodeStore>(
  createCodeStore({
    run: (code) => code.load(),
    isOutdated: () => Promise.resolve(false),
    reload: () => {},
    report: () => {},
  }),
);

/** What is in the place of a part while its code is loading, and when it is missing. */
type PartView =
  | { readonly kind: 'decoration'; readonly placeholder?: ReactNode }
  | { readonly kind: 'line' | 'block'; readonly placeholder?: ReactNode; readonly failed: string };

/** A component whose code loads when it is first rendered. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** What {@link usePreload} loads. */
  readonly code: LazyCode<ComponentType<Props>>;
}

/**
 * Declares a part of a page whose code loads on demand. Until it is there, `placeholder` takes its
 * place, in the same size, and the markup says that a part is missing (`data-loading-part`), so that
 * tests and pictures can wait for it.
 *
 * A part that fails to load or to render never takes the page with it. What is left depends on its
 * kind: a `decoration` is absent; a `line` (in a row of controls) and a `block` say `failed` and offer
 * a retry. Dialogs are declared with {@link lazyDialog}.
 *
 * @param name names the part in reports
 * @example
 * const UserMenu = lazyPart('UserMenu', async () => (await import('./UserMenu.tsx')).UserMenu, {
 *   kind: 'line',
 *   placeholder: <Skeleton className="h-11 w-28" />,
 *   failed: "We couldn't load your menu",
 * });
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  view: PartView,
): LazyComponent<Props> {
  const code = { name, load };
  const Part = (props: Props) => <InlinePart code={code} view={view} props={props} />;
  return Object.assign(Part, { code });
}

/** What every dialog takes. One without `isOpen` is rendered only while it is open. */
interface DialogProps {
  readonly onClose: () => void;
  readonly isOpen?: boolean;
}

/**
 * Declares a dialog whose code loads when it first opens. If that fails, a dialog says so, and the
 * page behind it stays as it is.
 *
 * @param name names the dialog in reports
 * @example
 * const ReviewDialog = lazyDialog('ReviewDialog', async () =>
 *   (await import('./ReviewDialog.tsx')).ReviewDialog);
 */
export function lazyDialog<Props extends DialogProps>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const code = { name, load };
  const Part = (props: Props) => <DialogPart code={code} props={props} />;
  return Object.assign(Part, { code });
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
function useCode<Value>(
  code: LazyCode<Value>,
  isWanted = true,
): { state: CodeState<Value>; store: CodeStore } {
  const store = use(CodeContext);
  const read = () => store.state(code);
  const state = useSyncExternalStore(store.subscribe, read, read);
  useEffect(() => {
    if (isWanted) void store.load(code);
  }, [store, code, isWanted]);
  return { state, store };
}

function InlinePart<Props extends object>({
  code,
  view,
  props,
}: {
  code: LazyCode<ComponentType<Props>>;
  view: PartView;
  props: Props;
}) {
  const { state, store } = useCode(code);
  const [crashes, setCrashes] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  // After a retry the button is gone: the focus moves to the part.
  const isFocusLost = useRef(false);
  useLayoutEffect(() => {
    if (state.status !== 'loaded' || !isFocusLost.current) return;
    isFocusLost.current = false;
    focusPart(frame.current);
  }, [state.status, crashes]);

  const failure = (trouble: Omit<PartTrouble, 'onReload'>) =>
    view.kind === 'decoration' ? null : (
      <InlineFailure
        kind={view.kind}
        title={view.failed}
        trouble={{
          ...trouble,
          onRetry() {
            isFocusLost.current = true;
            trouble.onRetry();
          },
          onReload: store.reload,
        }}
      />
    );
  return (
    // The part is laid out as if this element were not there.
    <div ref={frame} className="contents">
      {state.status === 'loading' && <LoadingPart placeholder={view.placeholder} />}
      {state.status === 'failed' &&
        failure({ ...troubleOf(state), onRetry: () => void store.load(code) })}
      {state.status === 'loaded' && (
        <PartBoundary
          key={crashes}
          onError={(error) => store.report({ name: code.name, cause: 'render', error })}
          fallback={failure({ ...CRASHED, onRetry: () => setCrashes(crashes + 1) })}
        >
          <state.value {...props} />
        </PartBoundary>
      )}
    </div>
  );
}

function DialogPart<Props extends DialogProps>({
  code,
  props,
}: {
  code: LazyCode<ComponentType<Props>>;
  props: Props;
}) {
  const isOpen = props.isOpen !== false;
  const { state, store } = useCode(code, isOpen);
  const [crashes, setCrashes] = useState(0);
  // The failure stays until it has closed and returned the focus: the dialog would otherwise take
  // its button, which is about to go, for its opener.
  const [failure, setFailure] = useState<CodeFailure | null>(null);
  if (state.status === 'failed' && state !== failure && isOpen) setFailure(state);

  if (failure && !isOpen) {
    setFailure(null);
    return null;
  }
  if (failure) {
    return (
      <DialogFailure
        trouble={{
          ...troubleOf(failure),
          onRetry: () => void store.load(code),
          onReload: store.reload,
        }}
        isOver={state.status === 'loaded'}
        onClose={props.onClose}
        onGone={() => setFailure(null)}
      />
    );
  }
  if (state.status !== 'loaded') return isOpen ? <LoadingPart /> : null;
  return (
    <PartBoundary
      key={crashes}
      onError={(error) => store.report({ name: code.name, cause: 'render', error })}
      fallback={
        isOpen && (
          <CrashedDialog
            onClose={props.onClose}
            onReload={store.reload}
            onGone={() => setCrashes(crashes + 1)}
          />
        )
      }
    >
      <state.value {...props} />
    </PartBoundary>
  );
}

function CrashedDialog({
  onClose,
  onReload,
  onGone,
}: {
  onClose: () => void;
  onReload: () => void;
  onGone: () => void;
}) {
  const [isOver, setIsOver] = useState(false);
  const trouble = { ...CRASHED, onRetry: () => setIsOver(true), onReload };
  return <DialogFailure trouble={trouble} isOver={isOver} onClose={onClose} onGone={onGone} />;
}

function LoadingPart({ placeholder }: { placeholder?: ReactNode }) {
  return (
    <>
      {placeholder}
      <span hidden data-loading-part="" />
    </>
  );
}

/** A loaded part that failed to render. */
const CRASHED = { cause: 'render', isBusy: false, isOutdated: false, canReload: false } as const;

function troubleOf({ attempts, isRetrying, isOutdated }: CodeFailure) {
  // A browser may remember that an import failed, so a retry that fails may never succeed.
  return { cause: 'load', isBusy: isRetrying, isOutdated, canReload: attempts > 1 } as const;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/** Focuses the first control of a part, unless the user has moved the focus somewhere else. */
function focusPart(frame: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const target = frame?.querySelector<HTMLElement>(FOCUSABLE) ?? frame?.closest('[tabindex]');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

interface PartBoundaryProps {
  onError: (error: unknown) => void;
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` once its children have failed to render. */
class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
