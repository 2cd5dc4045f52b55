import { useId, useState, type SubmitEvent } from 'react';
import { latencyProfiles, type Latency } from '#mocks/server/latency.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { usePanelWorld } from '../../panel-world.ts';
import { networkCopy } from '../network-copy.ts';

const copy = networkCopy.latency;

/** None, the default, slow, slower than the app's notice of slow answers, and the named networks. */
const CHOICES: readonly Latency[] = [0, 150, 1_000, 5_000, ...latencyProfiles];

/** How long every call takes, or the network that it goes over. */
export function LatencySettings() {
  const { engine } = usePanelWorld();
  const latency = engine.latency();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState('');
  const id = useId();
  const text = typed ?? (typeof latency === 'number' ? String(latency) : '');

  function apply(chosen: Latency): void {
    engine.setLatency(chosen);
    setTyped(undefined);
    setError(undefined);
    setStatus(copy.applied(chosen));
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (/^\d+$/.test(text.trim())) apply(Number(text));
    else setError(copy.invalid);
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h4 id={id} className="text-base">
          {copy.title}
        </h4>
        <p className="text-sm text-ink-muted">{copy.text}</p>
      </div>
      <div
        role="group"
        aria-label={copy.presets}
        className="grid grid-cols-2 gap-2 @sm:grid-cols-4"
      >
        {CHOICES.map((choice) => (
          <Button
            key={choice}
            size="sm"
            variant={choice === latency ? 'primary' : 'secondary'}
            aria-pressed={choice === latency}
            onClick={() => apply(choice)}
          >
            {copy.name(choice)}
          </Button>
        ))}
      </div>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <Field label={copy.every} error={error} className="min-w-0 grow basis-32">
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {copy.apply}
        </Button>
      </form>
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {status}
      </p>
    </section>
  );
}
