import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { MessageText, type Conversation } from '#src/domain/message.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { Task } from '#src/domain/task.ts';
import { CONFLICT } from '#src/lib/calls/http-status.ts';
import type { ApiError } from '#src/lib/calls/api-error.ts';
import { useDialogForm, useLateNotice } from '#src/lib/forms/dialog-form.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { FormLayout } from '#src/ui/FormLayout.tsx';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';
import { submitOnCtrlEnter } from '#src/ui/submit-on-ctrl-enter.ts';
import { Textarea } from '#src/ui/Textarea.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { tasksCopy } from './copy.ts';
import { useFirstMessage, useFirstMessageDraft } from './use-first-message.ts';

const copy = tasksCopy.message;

const MessageForm = z.object({ message: MessageText });
type MessageForm = z.infer<typeof MessageForm>;

export interface FirstMessageDialogProps {
  task: Pick<Task, 'id' | 'title' | 'client' | 'payment_offer'>;
  conversation: Pick<Conversation, 'id' | 'last_message_at'> | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** A worker's first message to the client of a task (product.md §2), with a default greeting. */
export function FirstMessageDialog({
  task,
  conversation,
  isOpen,
  onClose,
}: FirstMessageDialogProps) {
  const formId = useId();
  const { first_name: client } = task.client;
  const draft = useFirstMessageDraft(task.id);
  const [initial] = useState(() => ({
    fields: draft.read() ?? { message: copy.greeting(client, task.title) },
    after: conversation?.last_message_at ?? null,
  }));
  const tellLate = useLateNotice(isOpen);
  const mutation = useFirstMessage(task.id, () =>
    tellLate({ tone: 'danger', text: copy.failedLater }),
  );
  const form = useForm<MessageForm, unknown, MessageForm>({
    resolver: zodResolver(MessageForm),
    defaultValues: initial.fields,
  });
  const { isSending, failure, handleSubmit, stopWaiting } = useDialogForm({
    form,
    fields: ['message'],
    draft,
    mutation,
    variables: ({ message }) => ({ message, after: initial.after }),
    focusOnStop: 'message',
    onSent: onClose,
  });

  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={copy.title(client)}
        description={
          <span className="wrap-anywhere">
            {copy.about(task.title, formatMoney(task.payment_offer))}
          </span>
        }
        closeLabel={copy.close}
        onOpenAutoFocus={(event) => {
          // The field, also if there is a link above it.
          event.preventDefault();
          form.setFocus('message');
        }}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {copy.later}
            </Button>
            <Button type="submit" form={formId} isBusy={isSending} busyLabel={copy.sending}>
              {copy.send}
            </Button>
          </>
        }
      >
        <FormLayout
          id={formId}
          alert={
            failure ? (
              <Failure {...failure} />
            ) : mutation.isSlow ? (
              <SlowNotice onStop={stopWaiting} />
            ) : (
              conversation && <AlreadyWritten conversation={conversation.id} />
            )
          }
          onSubmit={handleSubmit}
        >
          <Field
            label={copy.label}
            hint={copy.hint}
            error={form.formState.errors.message?.message}
            required
          >
            <Textarea
              rows={5}
              dir="auto"
              readOnly={isSending}
              // Scrolls early, so the buttons stay visible.
              className="max-h-60!"
              onKeyDown={submitOnCtrlEnter}
              {...form.register('message')}
            />
          </Field>
        </FormLayout>
      </DialogContent>
    </Dialog>
  );
}

function AlreadyWritten({ conversation }: { conversation: number }) {
  return (
    <Alert
      tone="info"
      size="compact"
      title={copy.writtenTitle}
      action={
        <TextLink asChild isStandalone>
          <Link to={paths.messages.to({ conversation })}>{tasksCopy.contact.open}</Link>
        </TextLink>
      }
    >
      {copy.written}
    </Alert>
  );
}

function Failure({ error, isUnconfirmed }: { error: ApiError; isUnconfirmed: boolean }) {
  const isConflict = error.status === CONFLICT;
  // An error with a server message would recur, so don't suggest a retry.
  const advice = error.hasServerMessage ? copy.kept : `${copy.kept} ${copy.tryAgain}`;
  return (
    <Alert tone={isConflict ? 'warning' : 'danger'} title={error.message}>
      {isConflict ? copy.conflict : isUnconfirmed ? `${copy.kept} ${copy.unconfirmed}` : advice}
    </Alert>
  );
}
