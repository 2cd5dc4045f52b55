import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { MessageText, type Conversation, type Message } from '#src/domain/message.ts';
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
import { listConversations, listMessages, startConversation } from '#src/contract/messages.ts';
import type { ApiError } from '#src/lib/calls/api-error.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { useDraft, type Draft } from '#src/lib/forms/use-draft.ts';

const copy = tasksCopy.message;

const MessageForm = z.object({ message: MessageText });
type MessageForm = z.infer<typeof MessageForm>;

/** A worker's first message to the client of a task (product.md §2), with a default greeting. */
export function FirstMessageDialog({
  task,
  conversation,
  isOpen,
  onClose,
}: {
  task: Pick<Task, 'id' | 'title' | 'client' | 'payment_offer'>;
  conversation: Pick<Conversation, 'id' | 'last_message_at'> | undefined;
  isOpen: boolean;
  onClose: () => void;
}) {
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

interface FirstMessage {
  readonly message: string;
  /** ISO 8601: an older message is not this one. */
  readonly after: string | null;
}

const FirstMessageDraft = z.object({ message: z.string() });
type FirstMessageDraft = z.infer<typeof FirstMessageDraft>;

function useFirstMessageDraft(taskId: number): Draft<FirstMessageDraft> {
  return useDraft(`task:${taskId}:message`, FirstMessageDraft);
}

/** A worker's first message (product.md §2). The newest conversations confirm a lost answer and a conflict. */
function useFirstMessage(taskId: number, onError: (error: ApiError) => void) {
  const { api, notices } = useServices();
  const viewer = useSession()?.user.id;
  const draft = useFirstMessageDraft(taskId);

  return useApiMutation<FirstMessage, { conversation: Conversation; message: Message }>({
    key: ['task', taskId, 'message'],
    request: ({ message }) =>
      prepareCall(startConversation, { body: { task_id: taskId, message } }),
    // Opened again, the dialog knows newer messages: it is still the same one.
    identity: ({ message }) => message,
    async confirm({ message: text, after }, options) {
      const { conversations } = await api.call(listConversations, { query: {} }, options);
      const known = conversations.find(
        ({ task_id, worker }) => task_id === taskId && worker.id === viewer,
      );
      if (!known || !isAfter(known.last_message_at, after)) return null;
      const params = { id: known.id };
      const answer = await api.call(listMessages, { params, query: {} }, options);
      const message = answer.messages.find(
        (each) =>
          each.sender.id === viewer && each.message === text && isAfter(each.created_at, after),
      );
      return message ? { conversation: answer.conversation, message } : null;
    },
    onSuccess() {
      draft.clear();
      notices.show({ tone: 'success', text: tasksCopy.message.sent });
    },
    onError,
  });
}

function isAfter(timestamp: string | null | undefined, after: string | null): boolean {
  if (timestamp == null) return false;
  return after === null || Date.parse(timestamp) > Date.parse(after);
}
