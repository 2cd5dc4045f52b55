import {
  Component,
  createContext,
  // oxlint-disable-next-line no-restricted-imports -- here it is contained
  lazy,
  startTransition,
  // oxlint-disable-next-line no-restricted-imports -- here tests can wait for it
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
  type ComponentType,
  type Context,
  type ReactNode,
} from 'react';
import { CodeGone } from '#src/ui/load-chunk.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** What parts need from the app around them. */
export interface PartHost {
  /**
   * Makes the code of a part fail, hang or crash, in stories and tests.
   *
   * @param name the part's name
   * @returns what runs its import; undefined to run it as it is
   */
  codeFault(name: string): (<Value>(load: () => Promise<Value>) => Promise<Value>) | undefined;
  report(problem: { title: string; details: readonly string[] }): void;
  reload(): void;
  /** Receives what was typed into a part, by name. */
  readonly inputs?: Context<Map<string, PartInput> | null>;
}

/** What was typed into a part and is kept, which may be what makes it crash. */
export interface PartInput {
  /** All of it as one text. */
  text(): string;
  drop(): void;
}

/** The app around a part. Without one, nothing fails on purpose, and failures are not reported. */
export const PartContext = createContext<PartHost>({
  codeFault: () => undefined,
  report: () => {},
  reload: () => {},
});

/** Why a part is missing, and what can be done about it. */
export interface PartTrouble {
  /** Whether its code failed to load, or the part failed to render. */
  readonly cause: 'load' | 'render';
  readonly isBusy: boolean;
  /** Whether the server no longer has the code, as after a deployment: only a reload can help. */
  readonly isOutdated: boolean;
  /** Whether a retry has failed, so that a reload is offered too. */
  readonly canReload: boolean;
  readonly onRetry: () => void;
  readonly onReload: () => void;
  /** Drops what was typed into a part that failed to render, and renders it again. */
  readonly startOver?: { readonly text: string; readonly onStartOver: () => void } | undefined;
}

/** What to render while a part is loading, and after it has failed. */
export interface PartView<Props> {
  /** While its code is loading, in the same size. */
  readonly placeholder?: ReactNode;
  /** After it failed to load or to render. Left out for a decoration, which is then absent. */
  readonly failure?: (trouble: PartTrouble, props: Props) => ReactNode;
}

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code before it is rendered. Resolves with whether it has loaded; never rejects. */
  preload(host: PartHost): Promise<boolean>;
}

/** One import of a part: a component that suspends until it ends, then the part itself. */
interface Import<Props> {
  Part: ComponentType<Props>;
  status: 'loading' | 'loaded' | 'failed';
  /** Undefined once it has loaded; the error if it has failed. */
  readonly outcome: Promise<unknown>;
}

/**
 * Declares a part of a page whose code loads on demand: a screen, a dialog, a menu. A part that fails to
 * load or to render leaves the rest of the page as it is, and "Try again" imports it again.
 *
 * @param name names the part in reports, and in stories that make it fail
 * @example
 * const UserMenu = lazyPart('UserMenu', async () => (await import('./UserMenu.tsx')).UserMenu, {
 *   placeholder: <Skeleton className="h-11 w-28" />,
 *   failure: (trouble) => <InlineFailure kind="line" title="We couldn't load your menu" trouble={trouble} />,
 * });
 */
export function lazyPart<Props extends object>(
  name: string,
  load: Load<Props>,
  view: PartView<Props> = {},
): LazyPart<Props> {
  // Code that stories make fail does so for their app alone.
  const imports = new WeakMap<object, Import<Props>>();

  /** The import of the part, or a new one if that has failed. */
  function open(host: PartHost): Import<Props> {
    const fault = host.codeFault(name);
    const key = fault ? host.codeFault : load;
    let opened = imports.get(key);
    if (!opened || opened.status === 'failed') {
      opened = startImport(fault ? () => fault(load) : load);
      imports.set(key, opened);
    }
    return opened;
  }

  function Part(props: Props) {
    const host = use(PartContext);
    // The component must stay the same, also when `Part` is replaced by the loaded one.
    const [{ Shown, attempt }, setShown] = useState(() => ({ Shown: open(host).Part, attempt: 1 }));
    const [error, setError] = useState<unknown>(null);
    const [isBusy, startRetry] = useTransition();
    const frame = useRef<HTMLDivElement>(null);
    const [inputs] = useState(() => new Map<string, PartInput>());
    const Inputs = host.inputs ?? NoInputs;
    useLayoutEffect(() => {
      if (attempt > 1 && error === null) focusPart(frame.current);
    }, [attempt, error]);

    function retry(): void {
      startRetry(async () => {
        const opened = open(host);
        const failure = await opened.outcome;
        if (failure !== undefined) host.report(reportOf(name, failure));
        startTransition(() => {
          setError(failure ?? null);
          setShown({ Shown: opened.Part, attempt: attempt + 1 });
        });
      });
    }

    function startOver(): PartTrouble['startOver'] {
      const typed = [...inputs.values()].filter((input) => input.text() !== '');
      if (typed.length === 0) return undefined;
      const onStartOver = () => {
        for (const input of typed) input.drop();
        retry();
      };
      return { text: typed.map((input) => input.text()).join('\n'), onStartOver };
    }

    const trouble: PartTrouble = {
      cause: error instanceof LoadError ? 'load' : 'render',
      isBusy,
      isOutdated: error instanceof LoadError && error.cause instanceof CodeGone,
      canReload: attempt > 1,
      onRetry: retry,
      onReload: host.reload,
      startOver: error !== null && !(error instanceof LoadError) ? startOver() : undefined,
    };
    return (
      // The part is laid out as if this element were not there.
      <div ref={frame} className="contents">
        {error === null ? (
          <Suspense fallback={<PartLoading placeholder={view.placeholder} />}>
            <PartBoundary
              key={attempt}
              onError={(caught) => {
                host.report(reportOf(name, caught));
                setError(caught);
              }}
            >
              <Inputs value={inputs}>
                <Shown {...props} />
              </Inputs>
            </PartBoundary>
          </Suspense>
        ) : (
          view.failure?.(trouble, props)
        )}
      </div>
    );
  }

  return Object.assign(Part, {
    preload: async (host: PartHost) => (await open(host).outcome) === undefined,
  });
}

const NoInputs = createContext<Map<string, PartInput> | null>(null);

/** Returns a function that loads parts before they are rendered, such as when a tab is hovered. */
export function usePreload(...parts: readonly Pick<LazyPart<never>, 'preload'>[]): () => void {
  const host = use(PartContext);
  return () => {
    for (const part of parts) void part.preload(host);
  };
}

/** Loads the code of parts as soon as `isWanted`, for example once the page shows what they are about. */
export function usePreloadWhen(
  isWanted: boolean,
  ...parts: readonly Pick<LazyPart<never>, 'preload'>[]
): void {
  const preload = useEffectEvent(usePreload(...parts));
  useEffect(() => {
    if (isWanted) preload();
  }, [isWanted]);
}

/** In the place of a part whose code is loading. Tests and pictures wait until its mark is gone. */
function PartLoading({ placeholder }: { placeholder?: ReactNode }) {
  return (
    <>
      {placeholder}
      <span hidden data-loading-part="" />
    </>
  );
}

/** The code of a part could not be loaded, because of its `cause`. */
class LoadError extends Error {}

function startImport<Props>(load: Load<Props>): Import<Props> {
  const loading = load().catch((cause: unknown) => {
    throw new LoadError('Failed to load a part', { cause });
  });
  const started: Import<Props> = {
    Part: lazy(async () => ({ default: await loading })),
    status: 'loading',
    outcome: loading.then(
      (Part) => void Object.assign(started, { Part, status: 'loaded' }),
      (error: unknown) => {
        started.status = 'failed';
        return error;
      },
    ),
  };
  return started;
}

function reportOf(name: string, error: unknown) {
  const isLoad = error instanceof LoadError;
  return {
    title: isLoad ? `${name} could not be loaded` : `${name} could not be shown`,
    details: [String(isLoad ? error.cause : error)],
  };
}

/** Hands the error of its content to `onError`, and renders nothing after it. */
class PartBoundary extends Component<
  { readonly onError: (error: unknown) => void; readonly children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/** After a retry, whose button is gone: focuses the first control, unless the focus is somewhere else. */
function focusPart(frame: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const target = frame?.querySelector<HTMLElement>(FOCUSABLE) ?? frame?.closest('[tabindex]');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
