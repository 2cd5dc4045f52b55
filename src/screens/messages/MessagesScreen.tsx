import { cx } from 'class-variance-authority';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Chat } from '#src/features/messages/chat/Chat.tsx';
import { ConversationPane } from '#src/features/messages/conversations/ConversationPane.tsx';
import { conversationsCopy } from '#src/features/messages/conversations-copy.ts';
import { chatCopy } from '#src/features/messages/copy.ts';
import { conversationList } from '#src/features/messages/sync/queries.ts';
import { useLiveMessages } from '#src/features/messages/sync/use-live-messages.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { ofPage } from '#src/lib/calls/query.ts';
import { useOpenItem } from '#src/lib/lists/use-open-item.ts';
import { useRecentList } from '#src/lib/lists/use-recent-list.ts';
import { Container } from '#src/ui/Container.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { PageTitle } from '../PageMeta.tsx';

/** Where there is room for one pane, both are in the same place. */
const PANE = 'min-h-0 min-w-0 max-lg:col-start-1 max-lg:row-start-1';
/** The pane that isn't shown there keeps its size, and so its scroll position and its rows. */
const HIDDEN = 'max-lg:invisible';

/**
 * Below 992 px only the list or the open conversation is visible, and a conversation fills the page: the
 * layout hides its bar and its footer for `data-fills` (product.md §2). The open conversation is in the
 * URL.
 */
export function MessagesScreen() {
  const session = useSession();
  const list = useRecentList(conversationList, undefined, ofPage);
  const open = useOpenItem('conversation');
  const live = useLiveMessages(open.id);
  const listPane = useRef<HTMLDivElement>(null);
  const chatPane = useRef<HTMLElement>(null);
  useFocusOnSwitch(open.id, listPane, chatPane);
  if (session === null) return null;

  const { data } = list;
  const isOpen = open.id !== null;
  const isEmpty = !isOpen && list.state === 'ready' && data?.conversations.length === 0;
  return (
    <Container className="p-0! lg:px-8! lg:py-6! print:p-0!">
      <PageTitle>{conversationsCopy.title}</PageTitle>
      <div
        data-fills={isOpen ? 'page' : 'content'}
        className={cx(
          'grid min-h-60 grid-cols-1 grid-rows-1 overflow-hidden border-line bg-surface-raised',
          !isOpen && 'border-t',
          isOpen ? 'h-[calc(100dvh-var(--page-top))]' : 'h-[calc(100dvh-4rem-1px-var(--page-top))]',
          'lg:h-[calc(100dvh-7rem-var(--page-top))] lg:min-h-96 lg:rounded-card lg:border',
          !isEmpty && 'lg:grid-cols-[22rem_1fr] xl:grid-cols-[25rem_1fr]',
          'print:block print:h-auto print:overflow-visible print:border-0',
        )}
      >
        <div
          ref={listPane}
          tabIndex={-1}
          className={cx(
            PANE,
            'border-line focus-visible:outline-none',
            !isEmpty && 'lg:border-e',
            isOpen && `${HIDDEN} print:hidden`,
          )}
        >
          <ConversationPane list={list} selectedId={open.id} linkTo={open.linkTo} />
        </div>
        <section
          ref={chatPane}
          tabIndex={-1}
          aria-label={chatCopy.label}
          hidden={isEmpty}
          className={cx(PANE, 'flex flex-col focus-visible:outline-none', !isOpen && HIDDEN)}
        >
          {open.id === null ? (
            <NoneSelected />
          ) : (
            <Chat
              key={open.id}
              id={open.id}
              viewer={session.user}
              known={data?.conversations.find(({ id }) => id === open.id)}
              live={live}
              onBack={open.close}
            />
          )}
        </section>
      </div>
    </Container>
  );
}
MessagesScreen.route = 'messages' as const;

function NoneSelected() {
  const { title, text } = chatCopy.noneSelected;
  return (
    <div className="grid grow place-items-center overflow-y-auto">
      <EmptyState picture={<Scene name="chat" />} title={title}>
        {text}
      </EmptyState>
    </div>
  );
}

const isVisible = (element: Element | null) =>
  element?.checkVisibility({ visibilityProperty: true }) === true;

/** When the element with the focus gets hidden, as on a phone: to the chat that opens, and back to its row. */
function useFocusOnSwitch(
  id: number | null,
  listPane: { current: HTMLElement | null },
  chatPane: { current: HTMLElement | null },
): void {
  const last = useRef(id);
  const moveFocus = useEffectEvent((before: number | null) => {
    const { activeElement } = document;
    if (activeElement !== document.body && isVisible(activeElement)) return;
    const row = listPane.current?.querySelector<HTMLElement>(`[data-key="${before}"] a`);
    // A conversation that isn't in the list has no row.
    const target = id === null ? (row ?? listPane.current) : chatPane.current;
    target?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (before !== id) moveFocus(before);
  }, [id]);
}
