import { cx } from 'class-variance-authority';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SLOW_TITLE } from '#src/ui/slow-text.ts';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';

export type LoadMoreState = 'idle' | 'loading' | 'failed' | 'end';

/** What a component that renders a list is given about its next page. */
export interface NextPage {
  more: LoadMoreState;
  isMoreSlow: boolean;
  moreError: string | undefined;
  /** How many items the next page has just added. */
  added: number;
  onLoadMore: () => void;
}

export type LoadMoreProps = {
  /** `idle` when there are more pages, `end` when there are none. */
  state: LoadMoreState;
  /** Called to load the next page: on a click, or automatically near the end of the list. */
  onLoadMore: () => void;
  /** Announced to screen readers when a page has loaded, such as "10 more loaded". */
  announcement: string;
  errorTitle: ReactNode;
  error?: ReactNode;
  /** Whether `loading` takes longer than usual. Offers to try again. */
  isSlow?: boolean | undefined;
  /** Text of the `end` state, such as "No more results". */
  end?: ReactNode;
  /** Loads automatically near the viewport. After a failure, only a click loads again. */
  isAutomatic?: boolean | undefined;
  label: string;
  retryLabel?: string | undefined;
  /** Announced to screen readers while a page is loading. */
  busyLabel: string;
  className?: string | undefined;
};

/** How far from the viewport automatic loading starts. */
const NEAR = '0px 0px 400px';

/**
 * The footer of a paginated list. Keep it mounted from the first page to the last, so its
 * announcements work and it can take the focus when the button is removed.
 */
export function LoadMore({
  state,
  onLoadMore,
  announcement,
  errorTitle,
  error,
  isSlow = false,
  end,
  isAutomatic = false,
  label,
  retryLabel = 'Try again',
  busyLabel,
  className,
}: LoadMoreProps) {
  const root = useRef<HTMLDivElement>(null);
  const lostFocus = useLostFocus(() => root.current?.focus({ preventScroll: true }));

  const loadMore = useEffectEvent(onLoadMore);
  const isWatching = isAutomatic && state === 'idle';
  // Observing again after each page fires at once if the footer is still in view.
  useEffect(() => {
    if (!isWatching || root.current === null) return;
    let wasNear = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting === true;
        if (isNear && !wasNear) loadMore();
        wasNear = isNear;
      },
      { rootMargin: NEAR },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [isWatching]);

  const isStuck = state === 'loading' && isSlow;
  return (
    <div
      {...lostFocus}
      ref={root}
      tabIndex={state === 'end' ? -1 : undefined}
      data-state={state}
      className={cx(
        'flex min-h-11 flex-col items-center justify-center gap-3 rounded-small text-center',
        className,
      )}
    >
      {isStuck && (
        <p aria-hidden className="text-ink-muted">
          {SLOW_TITLE}.
        </p>
      )}
      {state === 'failed' && (
        <Alert size="compact" tone="danger" title={errorTitle}>
          {error}
        </Alert>
      )}
      {state === 'end' ? (
        end !== undefined && <p className="text-ink-muted">{end}</p>
      ) : (
        // One button for all states, so it keeps the focus.
        <Button
          variant="secondary"
          isBusy={state === 'loading' && !isStuck}
          busyLabel={busyLabel}
          onClick={() => onLoadMore()}
        >
          {state === 'failed' || isStuck ? retryLabel : label}
        </Button>
      )}
      {/* Cleared in between, so an identical message is announced again. */}
      <span role="status" className="sr-only">
        {isStuck ? SLOW_TITLE : state === 'loading' || state === 'failed' ? '' : announcement}
      </span>
    </div>
  );
}
