import { cx } from 'class-variance-authority';
import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';

/** Why a part of a page is missing, and what can be done about it. */
export interface PartTrouble {
  /** Whether its code failed to load, or the part failed to render. */
  readonly cause: 'load' | 'render';
  /** Whether a retry is pending. */
  readonly isBusy: boolean;
  /** Whether a newer version of the app is deployed, so that only a reload can help. */
  readonly isOutdated: boolean;
  /** Whether a retry has failed, so that a reload is worth a try. */
  readonly needsReload: boolean;
  readonly onRetry: () => void;
  readonly onReload: () => void;
}

const copy = {
  retry: 'Try again',
  retrying: 'Trying again',
  reload: 'Reload page',
  crashed: 'Something went wrong here.',
  outdated: 'A newer version of this page is available.',
} as const;

export type InlineFailureProps = {
  /** `line` fits into a row of controls, `block` takes the width of its container. */
  kind: 'line' | 'block';
  /** What didn't load, as one short sentence. */
  text: string;
  /** What went wrong. */
  trouble: PartTrouble;
};

/**
 * A message in the place of a part that is missing, with a retry.
 *
 * @example
 * <InlineFailure kind="line" text="We couldn't load your menu." trouble={trouble} />
 */
export function InlineFailure({ kind, text, trouble }: InlineFailureProps) {
  const message = trouble.cause === 'render' ? copy.crashed : text;
  return (
    <div
      className={cx(
        'flex items-center gap-x-4 gap-y-3 text-sm',
        kind === 'line'
          ? 'min-h-11 whitespace-nowrap'
          : 'flex-wrap justify-between rounded-card border border-danger-solid/30 bg-danger-soft p-4',
      )}
    >
      <p role="alert" className="flex items-center gap-2">
        <CircleAlert aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-danger-solid" />
        {trouble.isOutdated ? copy.outdated : message}
      </p>
      <div className="flex gap-2">
        {/* A row of controls has no room for a second button. */}
        <FailureActions
          trouble={kind === 'line' ? { ...trouble, needsReload: false } : trouble}
          size="sm"
        />
      </div>
    </div>
  );
}

/** The buttons that a failure offers: a retry, a reload, or both. */
export function FailureActions({
  trouble,
  size,
}: {
  /** What went wrong. */
  trouble: PartTrouble;
  /** `sm` within a page, `md` in a dialog. */
  size: 'sm' | 'md';
}) {
  const { isOutdated, needsReload, isBusy, onRetry, onReload } = trouble;
  return (
    <>
      {(isOutdated || needsReload) && (
        <Button variant={isOutdated ? 'primary' : 'secondary'} size={size} onClick={onReload}>
          {copy.reload}
        </Button>
      )}
      {!isOutdated && (
        <Button
          variant={size === 'md' ? 'primary' : 'secondary'}
          size={size}
          icon={<RotateCw aria-hidden strokeWidth={1.75} />}
          busy={isBusy}
          busyLabel={copy.retrying}
          onClick={onRetry}
        >
          {copy.retry}
        </Button>
      )}
    </>
  );
}
