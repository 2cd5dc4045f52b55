import { Alert } from '#src/ui/Alert.tsx';
import { worldCopy } from '../world-copy.ts';
import type { ChangeOutcome } from './use-world-changes.ts';

const copy = worldCopy.outcome;

/** At most so many violations are listed. */
const MAX_LISTED = 5;

/** Why a change was refused, or which rules of the world it has broken. */
export function ChangeOutcomeAlert({ outcome }: { outcome: ChangeOutcome }) {
  if ('refused' in outcome) {
    return (
      <Alert tone="danger" size="compact" title={copy.refused}>
        {outcome.refused}
      </Alert>
    );
  }
  const { violations } = outcome;
  const rest = violations.length - MAX_LISTED;
  return (
    <Alert tone="warning" size="compact" title={copy.broken}>
      {copy.brokenText}
      <ul className="mt-1 list-disc ps-5">
        {violations.slice(0, MAX_LISTED).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {rest > 0 && <li>{copy.more(rest)}</li>}
      </ul>
    </Alert>
  );
}
