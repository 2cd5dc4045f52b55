import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { useWorkbench } from '../../workbench-context.ts';
import { networkCopy } from '../network-copy.ts';
import { jitterOf, withJitter } from './network-faults.ts';

const copy = networkCopy.latency;

/** In milliseconds: none, the default, slow, and slower than the app's notice of slow answers. */
const PRESETS = [0, 150, 1_000, 5_000];

/** How long every call takes: a fixed time, and a random one that is a fault. */
export function LatencySettings() {
  const { engine } = useWorkbench();
  const latency = engine.latency();
  const { faults } = engine.opening().server;
  const jitter = jitterOf(faults);
  const [status, setStatus] = useState('');
  const id = useId();

  function apply(milliseconds: number, upTo: number): void {
    engine.setLatency(milliseconds);
    engine.setFaults(withJitter(faults, upTo));
    setStatus(copy.applied(milliseconds, upTo));
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
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            size="sm"
            variant={preset === latency ? 'primary' : 'secondary'}
            aria-pressed={preset === latency}
            onClick={() => apply(preset, jitter)}
          >
            {copy.milliseconds(preset)}
          </Button>
        ))}
      </div>
      <AnyLatency latency={latency} jitter={jitter} onApply={apply} />
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {status}
      </p>
    </section>
  );
}

/** The fields for any latency. */
function AnyLatency({
  latency,
  jitter,
  onApply,
}: {
  latency: number;
  jitter: number;
  onApply: (milliseconds: number, upTo: number) => void;
}) {
  const [every, setEvery] = useTextOf(latency);
  const [atRandom, setAtRandom] = useTextOf(jitter);
  const [isChecked, setIsChecked] = useState(false);
  const errorOf = (text: string) => (isChecked && !isWhole(text) ? copy.invalid : undefined);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (isWhole(every) && isWhole(atRandom)) onApply(Number(every), Number(atRandom));
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field label={copy.every} error={errorOf(every)} className="min-w-0 grow basis-32">
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={every}
          onChange={(event) => setEvery(event.target.value)}
        />
      </Field>
      <Field label={copy.atRandom} error={errorOf(atRandom)} className="min-w-0 grow basis-32">
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={atRandom}
          onChange={(event) => setAtRandom(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {copy.apply}
      </Button>
    </form>
  );
}

/** The text of a field for a number, which gives way to a number that is set elsewhere. */
function useTextOf(value: number) {
  const [text, setText] = useState(String(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(String(value));
  }
  return [text, setText] as const;
}

function isWhole(text: string): boolean {
  return /^\d+$/.test(text.trim());
}
