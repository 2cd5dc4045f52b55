import { useId, useState, type SubmitEvent } from 'react';
import { printFault } from '#mocks/faults/fault-text.ts';
import { people, type Viewer } from '#mocks/fixtures/accounts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { createKeptState } from '../../kept-state.ts';
import { useWorkbench } from '../../workbench-context.ts';
import { networkCopy } from '../network-copy.ts';
import { CallSelect } from './CallSelect.tsx';
import { personName } from './describe-fault.ts';
import { emptyDraft, faultOfDraft, type DraftErrors, type FaultDraft } from './fault-draft.ts';

const copy = networkCopy.form;

const useFaultDraft = createKeptState(emptyDraft);

/** A form that adds a fault to those that are on. */
export function AddFaultForm() {
  const { engine } = useWorkbench();
  const [draft, setDraft] = useFaultDraft();
  const [errors, setErrors] = useState<DraftErrors>({});
  const [status, setStatus] = useState('');
  const id = useId();
  const { kind, frequency } = draft;

  /** What a control and its field need for one of the draft's fields. */
  function control(name: keyof FaultDraft) {
    return {
      value: draft[name],
      onChange: ({ target }: { target: { value: string } }) => {
        setDraft({ ...draft, [name]: target.value });
        setStatus('');
      },
    };
  }

  function number(name: keyof FaultDraft, label: string, isOptional = false) {
    return (
      <Field label={label} error={errors[name]} isOptional={isOptional}>
        <Input inputMode="numeric" autoComplete="off" {...control(name)} />
      </Field>
    );
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const made = faultOfDraft(draft);
    setErrors('errors' in made ? made.errors : {});
    setStatus('');
    if ('errors' in made) return;
    engine.opening().server.addFault(made.fault);
    setStatus(copy.added(printFault(made.fault)));
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h4 id={id} className="text-base">
        {copy.title}
      </h4>
      <form
        noValidate
        onSubmit={submit}
        className="grid items-end gap-x-2 gap-y-4 @xs:grid-cols-2 [&>:first-child]:col-span-full"
      >
        <Field label={copy.kind}>
          <Select {...control('kind')}>
            {Object.entries(copy.kinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {kind === 'text' ? (
          <Field
            label={copy.text}
            hint={copy.textHint}
            error={errors.text}
            className="col-span-full"
          >
            <Textarea
              rows={4}
              spellCheck={false}
              className="font-mono text-sm!"
              {...control('text')}
            />
          </Field>
        ) : (
          <>
            {kind === 'status' && (
              <>
                {number('status', copy.status)}
                {number('retryAfter', copy.retryAfter, true)}
              </>
            )}
            {kind === 'html' && number('status', copy.status)}
            {kind === 'delay' && (
              <>
                {number('from', copy.from)}
                {number('upTo', copy.upTo, true)}
              </>
            )}
            <Field label={copy.call}>
              <CallSelect {...control('call')} />
            </Field>
            <Field label={copy.viewer}>
              <Select {...control('viewer')}>
                <option value="">{copy.everyone}</option>
                {(Object.keys(people) as Viewer[]).map((viewer) => (
                  <option key={viewer} value={viewer}>
                    {personName(viewer)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={copy.frequency}>
              <Select {...control('frequency')}>
                {Object.entries(copy.frequencies).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
            {frequency === 'times' && number('times', copy.times)}
            {frequency === 'rate' && number('rate', copy.rate)}
            {number('nth', copy.nth)}
          </>
        )}
        <Button type="submit" variant="secondary" className="col-span-full">
          {copy.add}
        </Button>
      </form>
      <p role="status" className="text-sm wrap-anywhere text-ink-muted empty:hidden">
        {status}
      </p>
    </section>
  );
}
