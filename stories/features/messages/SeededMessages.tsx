import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listMessages } from '#src/contract/messages.ts';
import type { Conversation, Message } from '#src/domain/message.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';

/** A conversation of the story's server, as its viewer sees it. */
export interface SeededChat {
  readonly conversation: Conversation;
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** The viewer's user id. */
  readonly viewer: number;
}

/**
 * Renders the messages of a conversation on the story's server. It follows them, so that a control or a
 * button that changes the offer shows its effect.
 *
 * @param props.conversation by default the only one of an `offerWorld`
 */
export function SeededMessages({
  conversation: id = 1,
  children,
}: {
  conversation?: number;
  children: (chat: SeededChat) => ReactNode;
}) {
  const { data, error } = useQuery(
    callQuery(useApi(), listMessages, { params: { id }, query: {} }),
  );
  const viewer = useSession()?.user.id;
  if (error) return <p>{error.message}</p>;
  if (!data || viewer === undefined) return null;
  const { conversation, messages } = data;
  return children({ conversation, messages: messages.toReversed(), viewer });
}
