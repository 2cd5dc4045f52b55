import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { dayAfter, formatDay } from '#src/domain/dates.ts';
import type { Message } from '#src/domain/message.ts';
import { useEnvironment, useNotices } from '#src/lib/app/EnvironmentProvider.tsx';
import { useToday } from '#src/lib/time/use-today.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadMore, type NextPage } from '#src/ui/LoadMore.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { createChatLayout, type ChatEntry } from './chat-entries.ts';
import { chatCopy } from '../copy.ts';
import { MessageBubble, type MessageBubbleProps } from '../bubbles/MessageBubble.tsx';
import { OutgoingBubble } from '../bubbles/OutgoingBubble.tsx';
import type { Outbox, OutgoingMessage } from '../sync/outbox.ts';
import { useKeptInView } from './use-kept-in-view.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import { flushSync } from 'react-dom';

const copy = chatCopy;

/** In pixels: a short message with the gap above it. */
const ESTIMATED_HEIGHT = 60;

/**
 * The messages of a conversation, oldest first, in a pane that scrolls. It opens at the end and stays there
 * unless the user scrolls up; what is in view stays in view while older messages load. Only the visible
 * range is rendered, except on paper. `messages` are newest first; `sentOffer` is the id of the message
 * that the viewer has sent an offer with; `focusFallback` takes the focus from a message that was retried
 * or discarded.
 */
export function ChatLog({
  conversation,
  messages,
  outgoing,
  older,
  outbox,
  viewer,
  sentOffer,
  offerInBar,
  declinedOffer,
  focusFallback,
  onSendNewOffer,
}: {
  conversation: number;
  messages: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  older: NextPage;
  outbox: Outbox;
  viewer: { readonly id: number; readonly name: string };
  sentOffer: number | undefined;
  offerInBar: number | undefined;
  declinedOffer: number | undefined;
  focusFallback: RefObject<HTMLElement | null>;
} & Pick<MessageBubbleProps, 'onSendNewOffer'>) {
  const { timeZone } = useEnvironment();
  const today = useToday();
  const pane = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isAway, scrollToEnd } = useStickToEnd(pane, content);
  const isPrinting = useIsPrinting();
  const layOut = useMemo(
    () => createChatLayout({ viewer: viewer.id, timeZone, keyOf: outbox.keyOf }),
    [viewer.id, timeZone, outbox],
  );
  const entries = useMemo(() => layOut(messages, outgoing), [layOut, messages, outgoing]);
  useKeptInView(pane, entries[0]?.key);

  const pendingOffers = useMemo(() => entries.filter(isPendingOffer).map(keyOf), [entries]);
  const newestReceived = messages.find(({ sender }) => sender.id !== viewer.id)?.id ?? 0;
  const hasNews = useHasNews(newestReceived, isAway);

  // What one sends is always in view.
  const showSent = useEffectEvent(scrollToEnd);
  const newestSent = useRef(0);
  useEffect(() => {
    const newest = Math.max(0, ...outgoing.map(({ serial }) => serial));
    if (newest > newestSent.current) showSent();
    newestSent.current = Math.max(newest, newestSent.current);
  }, [outgoing]);
  useEffect(() => {
    if (sentOffer !== undefined) showSent();
  }, [sentOffer]);

  const notices = useNotices();
  const callbacks = useMemo(() => {
    const keepFocus = () => {
      // On a phone, that would open the keyboard. The region around takes the focus there.
      if (matchMedia('(pointer: coarse)').matches) return;
      focusFallback.current?.focus({ preventScroll: true });
    };
    return {
      onRetry({ key }: { key: string }) {
        outbox.retry(conversation, key);
        keepFocus();
      },
      onDiscard({ key }: { key: string }) {
        const undo = outbox.discard(conversation, key);
        notices.show({
          tone: 'info',
          text: copy.send.discarded,
          action: { label: copy.send.undo, run: undo },
        });
        keepFocus();
      },
    };
  }, [outbox, notices, conversation, focusFallback]);

  const hasOlder = older.more !== 'end';
  const hadOlder = useRef(hasOlder);
  // The last page removes its button. With the focus on the pane, the arrow keys go on scrolling.
  useEffect(() => {
    const { activeElement } = document;
    if (hadOlder.current && !hasOlder && activeElement === document.body)
      pane.current?.focus({ preventScroll: true });
    hadOlder.current = hasOlder;
  }, [hasOlder]);

  const renderEntry = (entry: ChatEntry) => (
    <Entry
      entry={entry}
      today={today}
      viewer={viewer}
      isOfferInBar={isAbout(entry, offerInBar)}
      onSendNewOffer={isAbout(entry, declinedOffer) ? onSendNewOffer : undefined}
      {...callbacks}
    />
  );
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={pane}
        role="region"
        aria-label={copy.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a pane that scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto focus-visible:outline-offset-[-2px] print:overflow-visible"
      >
        <div ref={content} className="flex min-h-full flex-col justify-end px-4 py-3 md:px-6">
          {hasOlder && <LoadMore {...older} copy={copy.older} className="py-2 print:hidden" />}
          <VirtualList
            label={copy.log}
            items={entries}
            keyOf={keyOf}
            pane={pane}
            anchor="end"
            estimatedHeight={ESTIMATED_HEIGHT}
            // The bar above leads to it.
            keptKeys={pendingOffers}
            className="print:hidden"
            renderItem={renderEntry}
          />
          {isPrinting && (
            <div className="hidden print:block [&_button]:hidden">
              {entries.map((entry) => (
                <div key={entry.key} className="break-inside-avoid">
                  {renderEntry(entry)}
                </div>
              ))}
            </div>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {!hasOlder && older.added > 0 ? copy.older.loaded(older.added) : ''}
      </p>
      {hasNews && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center print:hidden">
          <Button
            variant="secondary"
            size="sm"
            icon={<ArrowDown aria-hidden strokeWidth={1.75} />}
            className="pointer-events-auto rounded-pill shadow-float"
            onClick={() => {
              scrollToEnd();
              pane.current?.focus({ preventScroll: true });
            }}
          >
            {copy.news}
          </Button>
        </div>
      )}
    </div>
  );
}

function isAbout({ content }: ChatEntry, offer: number | undefined): boolean {
  if (content.kind !== 'message' || offer === undefined) return false;
  return content.message.offer?.id === offer;
}

function isPendingOffer({ content }: ChatEntry): boolean {
  return content.kind === 'message' && content.message.offer?.status === 'pending';
}

const keyOf = ({ key }: ChatEntry) => key;

function useHasNews(newest: number, isAway: boolean): boolean {
  const [seen, setSeen] = useState(newest);
  if (!isAway && seen !== newest) setSeen(newest);
  return isAway && newest > seen;
}

function Entry({
  entry: { content, day, startsGroup, endsGroup },
  today,
  viewer,
  isOfferInBar,
  onSendNewOffer,
  onRetry,
  onDiscard,
}: {
  entry: ChatEntry;
  today: string;
  viewer: { readonly id: number; readonly name: string };
  onRetry: (event: { key: string }) => void;
  onDiscard: (event: { key: string }) => void;
} & Pick<MessageBubbleProps, 'isOfferInBar' | 'onSendNewOffer'>) {
  return (
    <div className={startsGroup ? 'pt-3' : 'pt-1'}>
      {day !== null && <DaySeparator day={day} today={today} />}
      {content.kind === 'message' ? (
        <MessageBubble
          message={content.message}
          viewer={viewer.id}
          startsGroup={startsGroup}
          endsGroup={endsGroup}
          isOfferInBar={isOfferInBar}
          onSendNewOffer={onSendNewOffer}
        />
      ) : (
        <OutgoingBubble
          outgoing={content.outgoing}
          sender={viewer}
          startsGroup={startsGroup}
          endsGroup={endsGroup}
          onRetry={onRetry}
          onDiscard={onDiscard}
        />
      )}
    </div>
  );
}

function DaySeparator({ day, today }: { day: string; today: string }) {
  const label = new Map([
    [today, copy.day.today],
    // Not 24 hours ago, which is another day when the clocks change.
    [dayAfter(Date.parse(`${today}T00:00:00Z`), -1), copy.day.yesterday],
  ]).get(day);
  return (
    <p className="flex justify-center pt-3 pb-4">
      <time
        dateTime={day}
        title={formatDay(day)}
        className="rounded-pill bg-surface-sunken px-3 py-1 text-sm font-medium text-ink-muted"
      >
        {label ?? formatDay(day)}
      </time>
    </p>
  );
}

/** What is rendered for it is there before the browser lays the page out. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
