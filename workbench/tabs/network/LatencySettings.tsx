import { useState } from 'react';
import { latencyProfiles, type Latency } from '#mocks/server/latency.ts';
import { LineForm } from '../../LineForm.tsx';
import { PanelButton } from '../../PanelButton.tsx';
import { PanelSection } from '../../PanelSection.tsx';
import { PanelStatus } from '../../PanelStatus.tsx';
import { useWorkbench } from '../../workbench-context.ts';
import { latencyName } from '../../words.ts';

/** None, the default, slow, slower than the app's notice of slow answers, and the named networks. */
const CHOICES: readonly Latency[] = [0, 150, 1_000, 5_000, ...latencyProfiles];

/** How long every call takes, or the network that it goes over. */
export function LatencySettings() {
  const { engine } = useWorkbench();
  const latency = engine.latency();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState('');
  const text = typed ?? (typeof latency === 'number' ? String(latency) : '');

  function apply(chosen: Latency): void {
    engine.setLatency(chosen);
    setTyped(undefined);
    setError(undefined);
    setStatus(
      typeof chosen === 'number'
        ? `Each call takes ${latencyName(chosen)}.`
        : `The network is ${latencyName(chosen)}.`,
    );
  }

  return (
    <PanelSection
      title="Latency"
      text="How long each response takes. A time stays in this browser; a named network is part of the link."
    >
      <div
        role="group"
        aria-label="Latency of every call"
        className="grid grid-cols-2 gap-2 @sm:grid-cols-4"
      >
        {CHOICES.map((choice) => (
          <PanelButton
            key={choice}
            variant={choice === latency ? 'primary' : 'secondary'}
            aria-pressed={choice === latency}
            onClick={() => apply(choice)}
          >
            {latencyName(choice)}
          </PanelButton>
        ))}
      </div>
      <LineForm
        label="Every call (ms)"
        error={error}
        inputMode="numeric"
        value={text}
        onText={setTyped}
        submitLabel="Apply"
        onSubmit={() =>
          /^\d+$/.test(text.trim())
            ? apply(Number(text))
            : setError('Enter a whole number of milliseconds, 0 or more.')
        }
      />
      <PanelStatus>{status}</PanelStatus>
    </PanelSection>
  );
}
