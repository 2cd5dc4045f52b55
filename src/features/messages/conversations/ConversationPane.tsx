import { cx } from 'class-variance-authority';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { listConversations } from '#src/contract/messages.ts';
import type { Conversation } from '#src/domain/message.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { useRecentList } from '#src/lib/lists/use-recent-list.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { ConversationList, ConversationListSkeleton } from './ConversationList.tsx';
import type { ConversationRowProps } from './ConversationRow.tsx';
import { conversationsCopy as copy } from '../conversations-copy.ts';

/** The left pane of the messages: the heading, and below it the conversations, which scroll. */
export function ConversationPane({
  list,
  selectedId,
  linkTo,
}: {
  list: ReturnType<typeof useRecentList<typeof listConversations, Conversation>>;
  selectedId: number | null;
} & Pick<ConversationRowProps, 'linkTo'>) {
  const pane = useRef<HTMLDivElement>(null);
  const items = list.data?.conversations;
  const isEmpty = list.state === 'ready' && items?.length === 0;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <header className="shrink-0 px-4 pt-5 pb-3 md:px-5 md:max-lg:px-6">
        <h1 className="text-2xl">{copy.title}</h1>
      </header>
      <div
        ref={pane}
        className={cx(
          // Positioned, so that what is hidden visually inside doesn't make the page taller.
          'relative min-h-0 grow scroll-py-2 px-1 pb-2 md:px-2 md:max-lg:px-3',
          // Skeletons can't be scrolled to: nothing among them takes the focus.
          list.state === 'loading' ? 'overflow-hidden' : 'overflow-y-auto',
        )}
      >
        <LoadRegion
          label={copy.listLabel}
          state={isEmpty ? 'empty' : list.state}
          isBusy={list.isBusy}
          isSlow={list.isSlow}
          error={list.error?.message}
          errorTitle={copy.error.title}
          onRetry={list.onRetry}
          retryLabel={copy.retry}
          skeleton={<ConversationListSkeleton />}
          empty={<NoConversations />}
        >
          {items && (
            <ConversationList
              conversations={items}
              total={list.data?.pagination.total ?? 0}
              selectedId={selectedId}
              linkTo={linkTo}
              pane={pane}
              {...list.nextPage}
            />
          )}
        </LoadRegion>
      </div>
    </div>
  );
}

function NoConversations() {
  return (
    <EmptyState
      picture={<Scene name="chat" />}
      title={copy.empty.title}
      action={
        <Button asChild>
          <Link to={paths.workerTasks.to()}>{copy.empty.browse}</Link>
        </Button>
      }
    >
      {copy.empty.text}
    </EmptyState>
  );
}
