import { useId } from 'react';
import type { Sources } from '#mocks/engine/sources.ts';
import { Button } from '#src/ui/Button.tsx';
import { sourceCopy } from '../source-copy.ts';

const copy = sourceCopy.drift;

/** The real responses that differed from the contract, the newest first. */
export function DriftList({ sources }: { readonly sources: Sources }) {
  const titleId = useId();
  const { drift } = sources;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h4 id={titleId} className="text-base">
          {copy.title}
        </h4>
        {drift.length > 0 && (
          <Button variant="secondary" size="sm" onClick={() => sources.clearDrift()}>
            {copy.clear}
          </Button>
        )}
      </div>
      {drift.length === 0 ? (
        <p className="text-sm text-ink-muted">{copy.none}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {drift.map(({ call, status, count, differences }) => (
            <li
              key={`${call} ${JSON.stringify(differences)}`}
              className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0"
            >
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold wrap-anywhere">{call}</span>
                <span className="text-sm text-ink-muted tabular-nums">
                  {copy.status(status)}, {copy.times(count)}
                </span>
              </p>
              <ul className="flex flex-col gap-1 text-sm">
                {differences.map(({ field, expected, actual }) => (
                  <li key={field} className="wrap-anywhere">
                    <code>{field || copy.wholeBody}</code>:{' '}
                    <span className="text-ink-muted">{copy.difference(expected, actual)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
