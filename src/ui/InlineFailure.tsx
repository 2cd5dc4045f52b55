import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { PartTrouble } from '#src/ui/lazy-part.tsx';
import { toneMarks } from '#src/ui/tone-marks.ts';

const { Icon: DangerIcon } = toneMarks.danger;

const copy = {
  retry: 'Try again',
  retrying: 'Trying again',
  reload: 'Reload page',
  startOver: 'Start over',
  typed: 'What you typed. Copy it first: starting over deletes it.',
  load: 'Check your connection and try again.',
  render: { title: 'Something went wrong here', text: 'Try again, or reload the page.' },
  outdated: {
    title: 'A newer version of this page is available',
    text: 'Reload the page to continue.',
  },
} as const;

export type InlineFailureProps = {
  /** `line` fits into a row of controls, `block` takes the width of its container. */
  kind: 'line' | 'block';
  /** What didn't load, in a few words without a period. */
  title: string;
  trouble: PartTrouble;
};

/** A message in the place of a part that is missing, with a retry. */
export function InlineFailure({ kind, title, trouble }: InlineFailureProps) {
  const message = messageOf(trouble, title);
  if (kind === 'block') {
    return (
      <Alert
        size="compact"
        tone="danger"
        title={message.title}
        action={<FailureActions trouble={trouble} size="sm" />}
      >
        {message.text}
      </Alert>
    );
  }
  return (
    <div className="flex min-h-11 items-center gap-4 text-sm whitespace-nowrap">
      <p role="alert" className="flex items-center gap-2">
        <DangerIcon aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-danger-solid" />
        {message.title}
      </p>
      {/* A row of controls has no room for a second button. */}
      <FailureActions trouble={{ ...trouble, canReload: false }} size="sm" />
    </div>
  );
}

function messageOf({ cause, isOutdated }: PartTrouble, title: string) {
  if (isOutdated) return copy.outdated;
  return cause === 'render' ? copy.render : { title, text: copy.load };
}

/** The buttons that a failure offers: a retry, a reload, or both. */
export function FailureActions({
  trouble,
  size,
}: {
  trouble: PartTrouble;
  /** `sm` within a page, `md` in a dialog. */
  size: 'sm' | 'md';
}) {
  const { isOutdated, canReload, isBusy, onRetry, onReload } = trouble;
  return (
    <>
      {canReload && <StartOver trouble={trouble} size={size} />}
      {(isOutdated || canReload) && (
        <Button variant={isOutdated ? 'primary' : 'secondary'} size={size} onClick={onReload}>
          {copy.reload}
        </Button>
      )}
      {!isOutdated && (
        <Button
          variant={size === 'md' ? 'primary' : 'secondary'}
          size={size}
          icon={<RotateCw aria-hidden strokeWidth={1.75} />}
          isBusy={isBusy}
          busyLabel={copy.retrying}
          onClick={onRetry}
        >
          {copy.retry}
        </Button>
      )}
    </>
  );
}

/** Offers to drop what was typed into a part that fails to render, and shows it to be copied. Nothing without it. */
export function StartOver({
  trouble: { startOver, isBusy },
  size,
}: Parameters<typeof FailureActions>[0]) {
  const id = useId();
  if (startOver === undefined) return null;
  return (
    <>
      <div className="flex basis-full flex-col gap-1 text-start">
        <label htmlFor={id} className="text-sm text-ink-muted">
          {copy.typed}
        </label>
        {/* Not the component: every page begins with this code, and a text to copy needs none of its wiring. */}
        <textarea
          id={id}
          readOnly
          rows={3}
          dir="auto"
          value={startOver.text}
          className="w-full resize-y rounded-control border border-line-strong bg-surface-sunken px-3 py-2"
        />
      </div>
      <Button variant="secondary" size={size} disabled={isBusy} onClick={startOver.onStartOver}>
        {copy.startOver}
      </Button>
    </>
  );
}
