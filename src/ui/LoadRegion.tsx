import { cx } from 'class-variance-authority';
import { useRef, type ReactNode } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { RETRY, SLOW_RETRY, SLOW_TITLE } from '#src/ui/slow-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';

export type LoadRegionProps = {
  label: string;
  /** Whether there is content; `empty` when it loaded, but there is nothing to show. */
  state: 'loading' | 'error' | 'empty' | 'ready';
  /** Whether the content is being fetched, for the first time or again. */
  isBusy?: boolean | undefined;
  /** Whether that takes longer than usual. Offers to try again. */
  isSlow?: boolean | undefined;
  /** Why it failed, also while it is retried. Above the content if only a refresh failed. */
  error?: ReactNode;
  errorTitle: ReactNode;
  /** Shows the `error` state as an alert, for a small part of a page. */
  isInline?: boolean | undefined;
  /** Called to fetch again. Cancels a fetch that takes too long. */
  onRetry: () => void;
  retryLabel?: string | undefined;
  /** Shown in the `loading` state, in the size of the content. */
  skeleton: ReactNode;
  empty?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/**
 * A region whose content loads. It shows skeleton, error, empty state or content, and offers a retry
 * after a failure and during a long wait. The retry button stays, busy, until the outcome. When
 * something with the focus disappears, such as the retry button after a success, the region takes the
 * focus.
 */
export function LoadRegion({
  label,
  state,
  isBusy = false,
  isSlow = false,
  error,
  errorTitle,
  isInline = false,
  onRetry,
  retryLabel = 'Try again',
  skeleton,
  empty,
  className,
  children,
}: LoadRegionProps) {
  const region = useRef<HTMLElement>(null);
  const lostFocus = useLostFocus(() => region.current?.focus({ preventScroll: true }));

  const hasError = error !== undefined && error !== null;
  const isErrorState = state === 'error' && !isInline;
  const retryButton = (isRetrying: boolean) => (
    <Button
      variant="secondary"
      size="sm"
      isBusy={isRetrying}
      busyLabel="Trying again"
      onClick={onRetry}
    >
      {retryLabel}
    </Button>
  );
  return (
    <section
      {...lostFocus}
      ref={region}
      aria-label={label}
      aria-busy={isBusy && (state === 'ready' || state === 'empty')}
      tabIndex={-1}
      data-state={state}
      className={cx('flex flex-col gap-6 focus-visible:outline-none', className)}
    >
      {hasError && !isErrorState && (
        <Alert tone="danger" title={errorTitle} action={retryButton(isBusy)}>
          {error}
        </Alert>
      )}
      {isSlow && (
        // At the end of what is in view, so that nothing moves.
        <div className="sticky bottom-4 z-10 order-last mx-auto w-full max-w-lg rounded-card shadow-float group-data-overflowing/panel:bottom-24">
          <Alert tone="info" size="compact" title={SLOW_TITLE} action={retryButton(false)}>
            {SLOW_RETRY}
          </Alert>
        </div>
      )}
      {isErrorState && (
        <ErrorState
          title={errorTitle}
          message={
            <>
              {error}
              <span className="block">{RETRY}</span>
            </>
          }
          onRetry={onRetry}
          retryLabel={retryLabel}
          isBusy={isBusy}
        />
      )}
      {state === 'loading' && skeleton}
      {state === 'empty' && empty}
      {state === 'ready' && children}
    </section>
  );
}
