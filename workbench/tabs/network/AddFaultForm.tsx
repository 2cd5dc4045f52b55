import { useState, type SubmitEvent } from 'react';
import { parseFault, printFault } from '#mocks/faults/fault-text.ts';
import { people, type Viewer } from '#mocks/fixtures/accounts.ts';
import { endpoints } from '#src/contract/registry.ts';
import { fullName } from '#src/domain/user.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { CodeField } from '../../CodeField.tsx';
import { createKeptState } from '../../kept-state.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { PanelSection } from '../../PanelSection.tsx';
import { PanelStatus } from '../../PanelStatus.tsx';
import { useWorkbench } from '../../workbench-context.ts';
import { describeConditions, describeEffect } from './describe-fault.ts';

const EFFECTS =
  '500 503 401 403 404 409 422 429=30 hold never offline lost html slow=2000 slow=0-2000'.split(
    ' ',
  );
const OFTEN = ['', '@once', '@times=3', '@after=2', '@rate=20'];

/** The calls of the contract, by the part of their names before the dot. */
const CALLS = Map.groupBy(
  endpoints.map(({ name }) => name).toSorted(),
  (name) => name.split('.')[0] ?? name,
);

const first = { call: '*', effect: '500', often: '@once', viewer: '', text: '*:500@once' };
const useDraft = createKeptState(first);

/** A form that adds a fault to those that are on. The choices write its short form, which can be edited. */
export function AddFaultForm() {
  const { engine } = useWorkbench();
  const [draft, setDraft] = useDraft();
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState('');

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
      setStatus(`Added ${printFault(fault)}.`);
    } catch (problem) {
      setError(messageOf(problem));
    }
  }

  return (
    <PanelSection title="Add a fault">
      <form
        noValidate
        onSubmit={submit}
        className="grid items-end gap-x-2 gap-y-4 @xs:grid-cols-2 [&>:nth-child(n+5)]:col-span-full"
      >
        <Field label="Call">
          <Select {...choice('call')}>
            <option value="*">All calls</option>
            {[...CALLS].map(([group, names]) => (
              <optgroup key={group} label={group}>
                {names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field label="What happens">
          <Select {...choice('effect')}>
            {EFFECTS.map((effect) => (
              <option key={effect} value={effect}>
                {describeEffect(parseFault(`*:${effect}`))}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="How often">
          <Select {...choice('often')}>
            {OFTEN.map((often) => (
              <option key={often} value={often}>
                {describeConditions(parseFault(`*:500${often}`))[0] ?? 'always'}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="For whom">
          <Select {...choice('viewer')}>
            <option value="">Everyone</option>
            {(Object.keys(people) as Viewer[]).map((viewer) => (
              <option key={viewer} value={`@viewer=${viewer}`}>
                {fullName(people[viewer])}
              </option>
            ))}
          </Select>
        </Field>
        <CodeField
          label="The fault"
          hint="Edit its numbers and conditions here, or write JSON."
          error={error}
          value={draft.text}
          onText={(text) => setDraft({ ...draft, text })}
        />
        <Button type="submit" variant="secondary">
          Add fault
        </Button>
      </form>
      <PanelStatus>{status}</PanelStatus>
    </PanelSection>
  );
}
