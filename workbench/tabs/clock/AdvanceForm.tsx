import { useState, type SubmitEvent } from 'react';
import { CLOCK_OFFSET_RULE, millisecondsOf, readClockOffset } from '#mocks/clock/clock-offset.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { clockCopy as copy } from '../clock-copy.ts';

/** A field for any time to move the clock on by. @param props.onAdvance gets milliseconds */
export function AdvanceForm({ onAdvance }: { onAdvance: (milliseconds: number) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const written = text.trim();
    const offset = readClockOffset(/^\d/.test(written) ? `+${written}` : written);
    setError(offset === undefined ? copy.invalid(CLOCK_OFFSET_RULE) : undefined);
    if (offset !== undefined) onAdvance(millisecondsOf(offset));
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field label={copy.other} hint={copy.otherHint} error={error}>
        <div className="flex gap-2">
          <Input
            className="min-w-0 grow"
            placeholder="+31s"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" variant="secondary">
            {copy.advance}
          </Button>
        </div>
      </Field>
    </form>
  );
}
