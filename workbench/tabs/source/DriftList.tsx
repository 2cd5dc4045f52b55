import { useId } from 'react';
import type { Sources } from '#mocks/engine/sources.ts';
import { groupByCall, splitDrift, uniqueDrift } from '#mocks/recording/drift.ts';
import { Button } from '#src/ui/Button.tsx';
import { DriftLines } from '../DriftLines.tsx';
import { sourceCopy } from '../source-copy.ts';

const copy = sourceCopy.drift;

/** Where real responses differed from the contract, by call, what matters most first. */
export function DriftList({ sources }: { readonly sources: Sources }) {
  const titleId = useId();
  const { drift } = sources;
  const { extra } = splitDrift(uniqueDrift(drift.flatMap(({ differences }) => differences)));
  const serious = drift.flatMap((report) => {
    const { differences } = splitDrift(report.differences);
    return differences[0] ? [{ ...report, kind: differences[0].kind, differences }] : [];
  });
  const reports = groupByCall(serious).flatMap(([, found]) => found);
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
        <>
          <ul className="flex flex-col divide-y divide-line">
            {reports.map(({ call, status, count, differences }) => (
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
          <DriftLines drift={extra} />
        </>
      )}
    </section>
  );
}
