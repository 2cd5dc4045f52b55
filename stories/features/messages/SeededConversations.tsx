import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listConversations } from '#src/contract/messages.ts';
import { MAX_PER_PAGE } from '#src/contract/shared.ts';
import type { Conversation } from '#src/domain/message.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';

/** Renders the conversations of the story's server. */
export function SeededConversations({
  children,
}: {
  children: (conversations: readonly Conversation[]) => ReactNode;
}) {
  const query = { per_page: MAX_PER_PAGE };
  const { data, error } = useQuery(callQuery(useApi(), listConversations, { query }));
  if (error) return <p>{error.message}</p>;
  return data && children(data.conversations);
}
