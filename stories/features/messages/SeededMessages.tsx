import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listMessages } from '#src/contract/messages.ts';
import type { Message } from '#src/domain/message.ts';
import { useApi, useSession } from '#src/lib/EnvironmentProvider.tsx';
import { callQuery } from '#src/lib/query.ts';

/**
 * Renders the messages of a conversation on the story's server. It follows them, so that a control or a
 * button that changes the offer shows its effect.
 *
 * @param props.conversation by default the only one of an `offerWorld`
 * @param props.children renders the messages, oldest first, for the user id of the viewer
 */
export function SeededMessages({
  conversation = 1,
  children,
}: {
  conversation?: number;
  children: (messages: readonly Message[], viewer: number) => ReactNode;
}) {
  const options = callQuery(useApi(), listMessages, { params: { id: conversation }, query: {} });
  const { data, error } = useQuery(options);
  const viewer = useSession()?.user.id;
  if (error) return <p>{error.message}</p>;
  if (!data || viewer === undefined) return null;
  return children(data.messages.toReversed(), viewer);
}
