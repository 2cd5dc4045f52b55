import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { MessageText, type Conversation } from '#src/domain/message.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { Task } from '#src/domain/task.ts';
import { FormDialog, FormFailure } from '#src/features/form/FormDialog.tsx';
import { useDialogForm, useLateNotice } from '#src/lib/forms/dialog-form.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Field } from '#src/ui/Field.tsx';
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
  const sending = useDialogForm({
    form,
    fields: ['message'],
    draft,
    mutation,
    variables: ({ message }) => ({ message, after: initial.after }),
    focusOnStop: 'message',
    onSent: onClose,
  });

  return (
    <FormDialog
      {...{ isOpen, onClose, sending }}
      isSlow={mutation.isSlow}
      title={copy.title(client)}
      description={copy.about(task.title, formatMoney(task.payment_offer))}
      submitLabel={copy.send}
      busyLabel={copy.sending}
      focusField={() => form.setFocus('message')}
      renderFailure={(failure) => <FormFailure {...{ failure, copy }} />}
      note={conversation && <AlreadyWritten conversation={conversation.id} />}
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
          readOnly={sending.isSending}
          // Scrolls early, so the buttons stay visible.
          className="max-h-60!"
          onKeyDown={submitOnCtrlEnter}
          {...form.register('message')}
        />
      </Field>
    </FormDialog>
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
