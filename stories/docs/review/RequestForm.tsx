import { useState, type FormEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import type { Point } from './PictureStage.tsx';

/**
 * The comment of a change to request.
 *
 * @param props.point where it is asked for; undefined before a point is placed
 * @param props.onSend resolves to whether the request was written
 */
export function RequestForm({
  point,
  isBusy,
  onSend,
}: {
  point: Point | undefined;
  isBusy: boolean;
  onSend: (comment: string) => Promise<boolean>;
}) {
  const [comment, setComment] = useState('');
  const [isTried, setIsTried] = useState(false);
  const missing = point ? 'Say what should change.' : 'Place a point on the picture first.';
  const isReady = point !== undefined && comment.trim() !== '';

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsTried(!isReady);
    if (isReady && (await onSend(comment))) setComment('');
  }

  return (
    <form
      className="flex w-full max-w-reading flex-col items-start gap-3"
      onSubmit={(event) => void send(event)}
    >
      <Field
        label="What should change?"
        hint={point ? `At ${point.x}, ${point.y}` : 'At the point that you place on the picture'}
        error={isTried && !isReady ? missing : undefined}
        className="w-full"
      >
        <Textarea
          rows={2}
          maxLength={500}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" isBusy={isBusy} busyLabel="Sending">
        Request a change
      </Button>
    </form>
  );
}
