import { memo, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Conversation } from '#src/domain/message.ts';
import { LoadMore, type NextPage } from '#src/ui/LoadMore.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { ConversationRow, type ConversationRowProps } from './ConversationRow.tsx';
import { conversationsCopy as copy } from '../conversations-copy.ts';

/** In pixels: a row and the gap below it. */
const ESTIMATED_HEIGHT = 96;
/** Enough skeletons to fill the first screen. */
const SKELETON_COUNT = 7;

interface ConversationListProps extends Pick<ConversationRowProps, 'linkTo'>, NextPage {
  conversations: readonly Conversation[];
  total: number;
  selectedId: number | null;
  pane: RefObject<HTMLElement | null>;
}

/** One Tab stop, from which arrow keys, Home and End walk the list. Memoized: pass stable props. */
export const ConversationList = memo(function ConversationList({
  conversations,
  total,
  selectedId,
  linkTo,
  pane,
  ...nextPage
}: ConversationListProps) {
  const { tabStop, handlers } = useArrowKeys(conversations, selectedId);
  return (
    <div className="flex flex-col gap-2">
      <VirtualList
        {...handlers}
        label={copy.listLabel}
        items={conversations}
        keyOf={keyOf}
        total={total}
        estimatedHeight={ESTIMATED_HEIGHT}
        pane={pane}
        keptKeys={[tabStop, selectedId].filter((id) => id !== null)}
        className="-mb-1"
        renderItem={(conversation) => (
          <div ref={conversation.id === selectedId ? reveal : undefined} className="pb-1">
            <ConversationRow
              conversation={conversation}
              isSelected={conversation.id === selectedId}
              isTabStop={conversation.id === tabStop}
              linkTo={linkTo}
            />
          </div>
        )}
      />
      <LoadMore {...nextPage} isAutomatic copy={{ ...copy.more, retry: copy.retry }} />
    </div>
  );
});

const keyOf = ({ id }: Conversation) => id;

/** Also when a list with a selected row is opened. */
const reveal = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** @returns the conversation that Tab leads to, and the handlers of the list */
function useArrowKeys(conversations: readonly Conversation[], selectedId: number | null) {
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const has = (id: number | null) => conversations.some((each) => each.id === id);
  const current = [focusedId, selectedId].find(has);
  const tabStop = current ?? conversations[0]?.id ?? null;

  const handlers = {
    onFocus(event: FocusEvent<HTMLElement>) {
      const key = event.target.closest('[data-key]')?.getAttribute('data-key');
      setFocusedId(key == null ? null : Number(key));
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) setFocusedId(null);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const from = conversations.findIndex(({ id }) => id === focusedId);
      const to = from === -1 ? undefined : targetOf(event.key, from, conversations.length);
      const id = to === undefined ? undefined : conversations[to]?.id;
      if (id === undefined) return;
      event.preventDefault();
      // The row may be outside the visible range, so it is rendered first.
      flushSync(() => setFocusedId(id));
      const row = event.currentTarget.querySelector(`[data-key="${id}"]`);
      row?.querySelector('a')?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    },
  };
  return { tabStop, handlers };
}

function targetOf(key: string, from: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, from - 1);
    case 'ArrowDown':
      return Math.min(length - 1, from + 1);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}

export function ConversationListSkeleton() {
  return (
    <SkeletonGroup label={copy.loading} className="flex flex-col gap-1">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <div key={index} className="flex items-start gap-4 px-3 pt-3 pb-2">
          <Skeleton className="size-11 shrink-0 rounded-pill" />
          <div className="min-w-0 grow">
            <div className="flex items-center justify-between gap-3">
              <SkeletonText className="w-28" />
              <SkeletonText className="w-12 text-sm" />
            </div>
            <SkeletonText className="w-11/12 text-sm" />
            <SkeletonText className="mt-1 min-h-6 w-4/5 text-sm" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
