import { cx } from 'class-variance-authority';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SLOW_TITLE } from '#src/ui/slow-text.ts';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';

export type LoadMoreState = 'idle' | 'loading' | 'failed' | 'end';

/** The next page of a list, as the hook of the list tells. */
export interface NextPage {
  /** `idle` when there are more pages, `end` when there are none. */
  more: LoadMoreState;
  /** Whether `loading` takes longer than usual. Offers to try again. */
  isMoreSlow: boolean;
  moreError: string | undefined;
  /** How many items it has just added. */
  added: number;
  onLoadMore: () => void;
}

export type NextPageCopy = {
  load: string;
  /** Announced while the page is loading. */
  loading: string;
  /** Announced when it has loaded, such as "10 offers more loaded". */
  loaded: (count: number) => string;
  failed: string;
  retry?: string;
  /** Shown after the last page. */
  end?: string;
};

export type LoadMoreProps = NextPage & {
  copy: NextPageCopy;
  /** Loads automatically near the viewport. After a failure, only a click loads again. */
  isAutomatic?: boolean | undefined;
  className?: string | undefined;
};

/** How far from the viewport automatic loading starts. */
const NEAR = '0px 0px 400px';

/**
 * The footer of a paginated list. Keep it mounted from the first page to the last, so its
 * announcements work and it can take the focus when the button is removed.
 */
export function LoadMore({
  more,
  isMoreSlow,
  moreError,
  added,
  onLoadMore,
  copy,
  isAutomatic = false,
  className,
}: LoadMoreProps) {
  const root = useRef<HTMLDivElement>(null);
  const lostFocus = useLostFocus(() => root.current?.focus({ preventScroll: true }));

  const loadMore = useEffectEvent(onLoadMore);
  const isWatching = isAutomatic && more === 'idle';
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

  const isStuck = more === 'loading' && isMoreSlow;
  const announcement = added > 0 ? copy.loaded(added) : '';
  return (
    <div
      {...lostFocus}
      ref={root}
      tabIndex={more === 'end' ? -1 : undefined}
      data-state={more}
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
      {more === 'failed' && (
        <Alert size="compact" tone="danger" title={copy.failed}>
          {moreError}
        </Alert>
      )}
      {more === 'end' ? (
        copy.end !== undefined && <p className="text-ink-muted">{copy.end}</p>
      ) : (
        // One button for all states, so it keeps the focus.
        <Button
          variant="secondary"
          isBusy={more === 'loading' && !isStuck}
          busyLabel={copy.loading}
          onClick={() => onLoadMore()}
        >
          {more === 'failed' || isStuck ? (copy.retry ?? 'Try again') : copy.load}
        </Button>
      )}
      {/* Cleared in between, so an identical message is announced again. */}
      <span role="status" className="sr-only">
        {isStuck ? SLOW_TITLE : more === 'loading' || more === 'failed' ? '' : announcement}
      </span>
    </div>
  );
}
