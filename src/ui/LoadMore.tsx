import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { Button } from '#src/ui/Button.tsx';

export type LoadMoreState = 'idle' | 'loading' | 'failed' | 'end';

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children' | 'onLoad'> & {
  /** `idle` while there is more, `end` when there is not. */
  state: LoadMoreState;
  /** The next page is wanted: it was asked for, or the end of the list came near. */
  onLoadMore: () => void;
  /** What a screen reader hears when a page has arrived: "10 more loaded". */
  announcement?: string | undefined;
  /** What went wrong and what to do, in one sentence; for `failed`. */
  error?: ReactNode;
  /** Words for `end`, such as "That was everything." */
  end?: ReactNode;
  /** Loads by itself when it comes near the screen; never again by itself after a failure. */
  isAutomatic?: boolean | undefined;
  /** How far before the screen that begins, as for an `IntersectionObserver`. */
  rootMargin?: string | undefined;
  /** Words of the button. */
  label?: string | undefined;
  /** Words of the button after a failure. */
  retryLabel?: string | undefined;
  /** What a screen reader hears when a page is on its way. */
  busyLabel?: string | undefined;
};

/**
 * The end of a list that comes in pages. Keep it there from the first page to the last, so that
 * what it says is heard and the focus has a place when the button goes.
 *
 * @example
 * <LoadMore
 *   state={stateOf(query)}
 *   onLoadMore={() => query.fetchNextPage()}
 *   announcement={`${added} more loaded`}
 *   error="We could not load more. Try again."
 *   end="That was everything."
 * />
 */
export function LoadMore({
  state,
  onLoadMore,
  announcement = '',
  error,
  end,
  isAutomatic = false,
  rootMargin = '0px 0px 400px',
  label = 'Load more',
  retryLabel = 'Try again',
  busyLabel = 'Loading more',
  className,
  ...rest
}: LoadMoreProps) {
  const root = useRef<HTMLDivElement>(null);
  const hasButtonFocus = useRef(false);

  const loadMore = useEffectEvent(onLoadMore);
  const isWatching = isAutomatic && state === 'idle';
  // It is watched anew after each page, and so hears at once that it is still in view.
  useEffect(() => {
    if (!isWatching || root.current === null) return;
    let isAsked = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting === true;
        if (isNear && !isAsked) loadMore();
        isAsked = isNear;
      },
      { rootMargin },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [isWatching, rootMargin]);

  useLayoutEffect(() => {
    if (state !== 'end' || !hasButtonFocus.current) return;
    hasButtonFocus.current = false;
    root.current?.focus({ preventScroll: true });
  }, [state]);

  return (
    <div
      {...rest}
      ref={root}
      tabIndex={state === 'end' ? -1 : undefined}
      data-state={state}
      className={cx(
        'flex min-h-11 flex-col items-center justify-center gap-3 rounded-small text-center',
        className,
      )}
    >
      {state === 'failed' && (
        <p
          role="alert"
          className="flex items-start gap-1.5 text-start font-medium text-danger-solid"
        >
          <CircleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      {state === 'end' ? (
        end !== undefined && <p className="text-ink-muted">{end}</p>
      ) : (
        // One button for all states, so that it keeps the focus.
        <Button
          variant="secondary"
          busy={state === 'loading'}
          busyLabel={busyLabel}
          onClick={() => onLoadMore()}
          onFocus={() => {
            hasButtonFocus.current = true;
          }}
          onBlur={() => {
            hasButtonFocus.current = false;
          }}
        >
          {state === 'failed' ? retryLabel : label}
        </Button>
      )}
      {/* Empty in between, so that the same words are heard again. */}
      <span role="status" className="sr-only">
        {state === 'loading' || state === 'failed' ? '' : announcement}
      </span>
    </div>
  );
}
