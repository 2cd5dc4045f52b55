import { countExtra, describeDrifts, splitDrift, type Drift } from '#mocks/recording/drift.ts';

/** Drift as lists: what matters first, and folded, the fields that the contract doesn't have. */
export function DriftLines({ drift }: { readonly drift: readonly Drift[] }) {
  const { differences, extra } = splitDrift(drift);
  return (
    <>
      <Lines drift={differences} />
      {extra.length > 0 && (
        <details className="text-sm text-ink-muted *:rounded-small">
          <summary className="cursor-pointer pointer-coarse:py-3">{countExtra(extra)}</summary>
          <Lines drift={extra} />
        </details>
      )}
    </>
  );
}

function Lines({ drift }: { readonly drift: readonly Drift[] }) {
  if (drift.length === 0) return null;
  return (
    <ul className="list-disc ps-4 wrap-anywhere">
      {describeDrifts(drift).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
