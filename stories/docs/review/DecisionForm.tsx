import { useState, type FormEvent } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { messageOf } from '#mocks/server/message-of.ts';

/**
 * Approves a story, or requests a change.
 *
 * @param props.send sends a comment; without one, an approval
 */
export function DecisionForm({
  isApproved,
  send,
}: {
  isApproved: boolean;
  send: (comment?: string) => Promise<void>;
}) {
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'approve' | 'request'>();
  const [failure, setFailure] = useState<string>();

  async function decide(kind: 'approve' | 'request'): Promise<void> {
    setBusy(kind);
    setFailure(undefined);
    try {
      await send(kind === 'request' ? comment : undefined);
      setComment('');
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setBusy(undefined);
    }
  }

  function request(event: FormEvent): void {
    event.preventDefault();
    const isMissing = comment.trim() === '';
    setError(isMissing ? 'Say what should change.' : undefined);
    if (!isMissing) void decide('request');
  }

  return (
    <div className="flex flex-col items-start gap-6">
      <form className="flex w-full max-w-reading flex-col items-start gap-3" onSubmit={request}>
        <Field label="What should change?" error={error} className="w-full">
          <Textarea
            rows={2}
            maxLength={500}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" isBusy={busy === 'request'} busyLabel="Sending">
          Request a change
        </Button>
      </form>
      {!isApproved && (
        <Button
          isBusy={busy === 'approve'}
          busyLabel="Approving"
          onClick={() => void decide('approve')}
        >
          Approve all pictures of this story
        </Button>
      )}
      {failure !== undefined && (
        <Alert tone="danger" title="We couldn't write the decision">
          {failure}
        </Alert>
      )}
    </div>
  );
}
