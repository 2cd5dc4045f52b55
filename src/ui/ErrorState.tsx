import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { toneMarks } from '#src/ui/tone-marks.ts';

export type ErrorStateProps = {
  title: ReactNode;
  message: ReactNode;
  /** Without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  isBusy?: boolean | undefined;
  /** An alternative action, such as a link home. */
  action?: ReactNode;
  /** Replaces the icon. */
  picture?: ReactNode;
};

const { Icon: DangerIcon } = toneMarks.danger;

/** An error in place of content that failed to load. */
export function ErrorState({
  title,
  message,
  onRetry,
  retryLabel = 'Try again',
  isBusy = false,
  action,
  picture,
}: ErrorStateProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center gap-6 px-4 py-10 text-center">
      {picture ?? (
        <span className="grid size-16 place-items-center rounded-pill bg-danger-soft text-danger-solid">
          <DangerIcon aria-hidden strokeWidth={1.75} className="size-8" />
        </span>
      )}
      <div role="alert" className="flex max-w-full flex-col gap-2 wrap-anywhere">
        <h2 className="text-xl">{title}</h2>
        <p className="text-ink-muted">{message}</p>
      </div>
      {(onRetry !== undefined || action !== undefined) && (
        <div className="flex flex-wrap justify-center gap-3">
          {onRetry !== undefined && (
            <Button
              icon={<RotateCw aria-hidden strokeWidth={1.75} />}
              isBusy={isBusy}
              busyLabel="Trying again"
              onClick={onRetry}
            >
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
