import * as z from 'zod/mini';
import { listConversations, listMessages, startConversation } from '#src/contract/messages.ts';
import type { Conversation, Message } from '#src/domain/message.ts';
import type { ApiError } from '#src/lib/calls/api-error.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { useDraft, type Draft } from '#src/lib/forms/use-draft.ts';
import { tasksCopy } from './copy.ts';

export interface FirstMessage {
  readonly message: string;
  /** ISO 8601: an older message is not this one. */
  readonly after: string | null;
}

const FirstMessageDraft = z.object({ message: z.string() });
type FirstMessageDraft = z.infer<typeof FirstMessageDraft>;

export function useFirstMessageDraft(taskId: number): Draft<FirstMessageDraft> {
  return useDraft(`task:${taskId}:message`, FirstMessageDraft);
}

/**
 * Sends a worker's first message to the client of a task (product.md §2). A lost answer and a conflict are
 * confirmed with the newest conversations, so no message is sent twice.
 */
export function useFirstMessage(taskId: number, onError: (error: ApiError) => void) {
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
