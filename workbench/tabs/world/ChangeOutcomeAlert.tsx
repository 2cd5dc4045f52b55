import { useEffect, useRef } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { PanelButton } from '../../PanelButton.tsx';
import { worldCopy } from '../world-copy.ts';
import type { ChangeOutcome } from './use-world-changes.ts';

const copy = worldCopy.outcome;

/** At most so many violations are listed. */
const MAX_LISTED = 5;

/** Why a change was refused. One that breaks rules of the world can be kept all the same. */
export function ChangeOutcomeAlert({ outcome }: { outcome: ChangeOutcome }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  if ('refused' in outcome) {
    return (
      <Alert ref={place} tone="danger" size="compact" title={copy.refused}>
        {outcome.refused}
      </Alert>
    );
  }
  const { violations, keep } = outcome;
  const rest = violations.length - MAX_LISTED;
  return (
    <Alert
      ref={place}
      tone="warning"
      size="compact"
      title={copy.broken}
      action={<PanelButton onClick={() => void keep()}>{copy.keep}</PanelButton>}
    >
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
