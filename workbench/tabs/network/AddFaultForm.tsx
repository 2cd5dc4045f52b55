import { useId, useState, type SubmitEvent } from 'react';
import { parseFault, printFault } from '#mocks/faults/fault-text.ts';
import { people, type Viewer } from '#mocks/fixtures/accounts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { createKeptState } from '../../kept-state.ts';
import { usePanelWorld } from '../../panel-world.ts';
import { networkCopy } from '../network-copy.ts';
import { CallSelect } from './CallSelect.tsx';
import { describeConditions, describeEffect, personName } from './describe-fault.ts';

const copy = networkCopy.form;

const EFFECTS =
  '500 503 401 403 404 409 422 429=30 hold never offline lost html slow=2000 slow=0-2000'.split(
    ' ',
  );
const OFTEN = ['', '@once', '@times=3', '@after=2', '@rate=20'];

const first = { call: '*', effect: '500', often: '@once', viewer: '', text: '*:500@once' };
const useDraft = createKeptState(first);

/** A form that adds a fault to those that are on. The choices write its short form, which can be edited. */
export function AddFaultForm() {
  const { engine } = usePanelWorld();
  const [draft, setDraft] = useDraft();
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState('');
  const id = useId();

  /** What the control of a choice needs. */
  function choice(name: 'call' | 'effect' | 'often' | 'viewer') {
    return {
      value: draft[name],
      onChange({ target }: { target: { value: string } }) {
        const chosen = { ...draft, [name]: target.value };
        const { call, effect, often, viewer } = chosen;
        setDraft({ ...chosen, text: `${call}:${effect}${often}${viewer}` });
      },
    };
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setStatus('');
    setError(undefined);
    try {
      const fault = parseFault(draft.text.trim());
      engine.opening().server.addFault(fault);
      setStatus(copy.added(printFault(fault)));
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
    }
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h4 id={id} className="text-base">
        {copy.title}
      </h4>
      <form
        noValidate
        onSubmit={submit}
        className="grid items-end gap-x-2 gap-y-4 @xs:grid-cols-2 [&>:nth-child(n+5)]:col-span-full"
      >
        <Field label={copy.call}>
          <CallSelect {...choice('call')} />
        </Field>
        <Field label={copy.effect}>
          <Select {...choice('effect')}>
            {EFFECTS.map((effect) => (
              <option key={effect} value={effect}>
                {describeEffect(parseFault(`*:${effect}`))}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={copy.often}>
          <Select {...choice('often')}>
            {OFTEN.map((often) => (
              <option key={often} value={often}>
                {describeConditions(parseFault(`*:500${often}`))[0] ?? copy.always}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={copy.viewer}>
          <Select {...choice('viewer')}>
            <option value="">{copy.everyone}</option>
            {(Object.keys(people) as Viewer[]).map((viewer) => (
              <option key={viewer} value={`@viewer=${viewer}`}>
                {personName(viewer)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={copy.text} hint={copy.textHint} error={error}>
          <Textarea
            rows={2}
            spellCheck={false}
            className="font-mono text-sm!"
            value={draft.text}
            onChange={({ target }) => setDraft({ ...draft, text: target.value })}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {copy.add}
        </Button>
      </form>
      <p role="status" className="text-sm wrap-anywhere text-ink-muted empty:hidden">
        {status}
      </p>
    </section>
  );
}
