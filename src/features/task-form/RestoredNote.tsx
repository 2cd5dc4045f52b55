import { Button } from '#src/ui/Button.tsx';
import { taskFormCopy } from './copy.ts';

const copy = taskFormCopy.restored;

/** Tells that the form starts with input from earlier, and offers to discard it. */
export function RestoredNote({
  isOutdated,
  otherTitle,
  onDiscard,
}: {
  isOutdated: boolean;
  /** The restored input takes precedence over a title from the address. */
  otherTitle?: string | undefined;
  onDiscard: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-surface-sunken py-2 ps-3.5 pe-2 text-sm">
      <p role="status" className="min-w-0 text-pretty wrap-anywhere text-ink-muted">
        <span className="font-medium text-ink">{copy.text}</span>
        {(isOutdated || otherTitle) && '.'}
        {isOutdated && <> {copy.outdated}</>}
        {otherTitle && <> {copy.instead(otherTitle)}</>}
      </p>
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        {copy.discard}
      </Button>
    </div>
  );
}
