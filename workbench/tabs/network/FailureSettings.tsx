import { useId, useState, type SubmitEvent } from 'react';
import { anyCall, Fault } from '#mocks/faults/faults.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { createKeptState } from '../../kept-state.ts';
import { useWorkbench } from '../../workbench-context.ts';
import { networkCopy } from '../network-copy.ts';
import { CallSelect } from './CallSelect.tsx';
import { isOffline, withFailureRate, withOffline } from './network-faults.ts';

const copy = networkCopy.failures;

const useRate = createKeptState({ call: '*', percent: '20', status: '500' });

/** The switch that takes the app offline, and the share of calls that fail. */
export function FailureSettings() {
  const { engine } = useWorkbench();
  const { faults } = engine.opening().server;
  const [rate, setRate] = useRate();
  const [errors, setErrors] = useState<{ rate?: string; status?: string }>({});
  const [status, setStatus] = useState('');
  const id = useId();
  const change = (changes: Partial<typeof rate>) => setRate({ ...rate, ...changes });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const percent = numberOf(rate.percent);
    const code = numberOf(rate.status);
    const parsed = Fault.safeParse({
      kind: 'status',
      call: rate.call,
      status: code,
      ...(percent !== 0 && { rate: percent }),
    });
    const found = parsed.error?.issues.map(({ path, message }) => [
      path[0],
      networkCopy.form.invalid(message),
    ]);
    setErrors(Object.fromEntries(found ?? []) as typeof errors);
    setStatus('');
    if (!parsed.success) return;
    const { call } = parsed.data;
    engine.setFaults(withFailureRate(faults, { call, percent, status: code }));
    setStatus(copy.applied(percent, call === anyCall.name ? copy.allCalls : call));
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h4 id={id} className="text-base">
        {copy.title}
      </h4>
      <Checkbox
        label={copy.offline}
        hint={copy.offlineHint}
        checked={isOffline(faults)}
        onChange={({ target }) => engine.setFaults(withOffline(faults, target.checked))}
      />
      <form noValidate onSubmit={submit} className="grid items-end gap-x-2 gap-y-4 @xs:grid-cols-2">
        <Field label={copy.rate} error={errors.rate}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={rate.percent}
            onChange={(event) => change({ percent: event.target.value })}
          />
        </Field>
        <Field label={copy.status} error={errors.status}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={rate.status}
            onChange={(event) => change({ status: event.target.value })}
          />
        </Field>
        <Field label={copy.call}>
          <CallSelect
            value={rate.call}
            onChange={(event) => change({ call: event.target.value })}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {copy.set}
        </Button>
      </form>
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {status}
      </p>
    </section>
  );
}

/** Returns NaN for a text that isn't a number. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
