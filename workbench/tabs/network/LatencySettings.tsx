import { useState } from 'react';
import { latencyProfiles, type Latency } from '#mocks/server/latency.ts';
import { LineForm } from '../../LineForm.tsx';
import { PanelButton } from '../../PanelButton.tsx';
import { PanelSection } from '../../PanelSection.tsx';
import { PanelStatus } from '../../PanelStatus.tsx';
import { useWorkbench } from '../../workbench-context.ts';
import { networkCopy } from '../network-copy.ts';

const copy = networkCopy.latency;

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
    setStatus(copy.applied(chosen));
  }

  return (
    <PanelSection title={copy.title} text={copy.text}>
      <div
        role="group"
        aria-label={copy.presets}
        className="grid grid-cols-2 gap-2 @sm:grid-cols-4"
      >
        {CHOICES.map((choice) => (
          <PanelButton
            key={choice}
            variant={choice === latency ? 'primary' : 'secondary'}
            aria-pressed={choice === latency}
            onClick={() => apply(choice)}
          >
            {copy.name(choice)}
          </PanelButton>
        ))}
      </div>
      <LineForm
        label={copy.every}
        error={error}
        inputMode="numeric"
        value={text}
        onText={setTyped}
        submitLabel={copy.apply}
        onSubmit={() => (/^\d+$/.test(text.trim()) ? apply(Number(text)) : setError(copy.invalid))}
      />
      <PanelStatus>{status}</PanelStatus>
    </PanelSection>
  );
}
