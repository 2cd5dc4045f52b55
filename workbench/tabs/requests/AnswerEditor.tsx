import { useEffect, useState, type SubmitEvent } from 'react';
import { Fault, type RequestFault } from '#mocks/faults/faults.ts';
import type { Rehearsal } from '#mocks/server/rehearse.ts';
import { CodeField } from '../../CodeField.tsx';
import { messageOf } from '#mocks/server/message-of.ts';
import { PanelButton } from '../../PanelButton.tsx';
import { TextField } from '../../TextField.tsx';
import { requestsCopy } from '../requests-copy.ts';

const copy = requestsCopy.editor;

/** What an {@link AnswerEditor} needs. */
export interface AnswerEditorProps {
  readonly call: string;
  /** What the fields have until they are edited; the body is that of the given status. Memoized. */
  readonly suggest: (status?: number) => Promise<Rehearsal | undefined>;
  readonly submitLabel: string;
  readonly onAnswer: (answer: RequestFault) => void;
}

/** A form for the status and the JSON body of an answer. */
export function AnswerEditor({ call, suggest, submitLabel, onAnswer }: AnswerEditorProps) {
  const [typedStatus, setTypedStatus] = useState<string>();
  const [typedBody, setTypedBody] = useState<string>();
  const [suggested, setSuggested] = useState<Rehearsal>();
  const [errors, setErrors] = useState<{ status?: string | undefined; body?: string | undefined }>(
    {},
  );
  const status = typedStatus ?? String(suggested?.status ?? 200);
  const body = typedBody ?? textOf(suggested?.body);
  const error = /^[45]\d\d$/.test(status) ? Number(status) : undefined;

  useEffect(() => {
    let isCurrent = true;
    void suggest(error).then((found) => isCurrent && setSuggested(found));
    return () => {
      isCurrent = false;
    };
  }, [suggest, error]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const json = valueOf(body);
    const { retryAfter } = suggested ?? {};
    const fault = Fault.safeParse({
      kind: 'answer',
      call,
      status: status.trim() === '' ? Number.NaN : Number(status),
      body: json.value,
      ...(retryAfter !== undefined && { retryAfter }),
    });
    const [issue] = fault.error?.issues ?? [];
    setErrors({ status: issue && copy.invalid(issue.message), body: json.error });
    if (fault.success && json.error === undefined) onAnswer(fault.data as RequestFault);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={copy.status}
        error={errors.status}
        inputMode="numeric"
        value={status}
        onText={setTypedStatus}
      />
      <CodeField label={copy.body} error={errors.body} value={body} onText={setTypedBody} />
      <PanelButton type="submit" className="self-start">
        {submitLabel}
      </PanelButton>
    </form>
  );
}

function textOf(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}

/** The value of a JSON text, undefined for an empty one, or why it isn't JSON. */
function valueOf(text: string): { value?: unknown; error?: string } {
  try {
    return text.trim() === '' ? {} : { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { error: copy.notJson(messageOf(error)) };
  }
}
