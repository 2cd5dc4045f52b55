import type { Sources } from '#mocks/engine/sources.ts';
import { groupByCall, splitDrift, uniqueDrift } from '#mocks/recording/drift.ts';
import { PanelButton } from '../../PanelButton.tsx';
import { PanelSection } from '../../PanelSection.tsx';
import { DriftLines } from '../DriftLines.tsx';
import { sourceCopy } from '../source-copy.ts';

const copy = sourceCopy.drift;

/** Where real responses differed from the contract, by call, what matters most first. */
export function DriftList({ sources }: { readonly sources: Sources }) {
  const { drift } = sources;
  const { extra } = splitDrift(uniqueDrift(drift.flatMap(({ differences }) => differences)));
  const serious = drift.flatMap((report) => {
    const { differences } = splitDrift(report.differences);
    return differences[0] ? [{ ...report, kind: differences[0].kind, differences }] : [];
  });
  const reports = groupByCall(serious).flatMap(([, found]) => found);
  return (
    <PanelSection
      title={copy.title}
      actions={
        drift.length > 0 && (
          <PanelButton onClick={() => sources.clearDrift()}>{copy.clear}</PanelButton>
        )
      }
    >
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
    </PanelSection>
  );
}
