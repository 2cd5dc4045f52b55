import { useState } from 'react';
import type { MockControl } from '#src/contract/mock-control.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { workbenchCopy } from './copy.ts';

const copy = workbenchCopy.paid;

/** A form that marks an offer as paid, which no API call does. */
export function MarkAsPaid({ control }: { control: Pick<MockControl, 'markAsPaid'> }) {
  const [id, setId] = useState('');
  const [error, setError] = useState<string>();

  async function submit() {
    try {
      await control.markAsPaid(Number(id));
      setError(undefined);
      setId('');
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={copy.offer} error={error}>
        <Input
          inputMode="numeric"
          value={id}
          onChange={(event) => setId(event.target.value.replaceAll(/\D/g, ''))}
        />
      </Field>
      <Button type="submit" variant="secondary" disabled={id.trim() === ''}>
        {copy.submit}
      </Button>
    </form>
  );
}
