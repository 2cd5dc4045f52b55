import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import type { Conversation, Message } from '#src/domain/message.ts';
import type { User } from '#src/domain/user.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { useRecentList } from '#src/lib/lists/use-recent-list.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { usePreloadWhen } from '#src/ui/lazy-part.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { AttachmentMenu } from './AttachmentMenu.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { ChatLog } from './ChatLog.tsx';
import { ChatSkeleton } from './ChatSkeleton.tsx';
import { Composer, ComposerSkeleton } from './Composer.tsx';
import { chatCopy as copy } from '../copy.ts';
import { declinedOfferIn, type DeclinedOffer } from '../bubbles/declined-offer.ts';
import { OfferBar } from './OfferBar.tsx';
import { syncFromLog } from '../sync/message-patches.ts';
import { messageSentence, writtenText } from '../bubbles/message-sentence.ts';
import { outboxOf } from '../sync/outbox.ts';
import { messageLog } from '../sync/queries.ts';
import { sendOfferBlocker } from '../send-offer/send-offer-blocker.ts';
import { isMissing, type LiveState } from '../sync/use-live-messages.ts';

// Loaded once the messages are on the screen, which don't wait for it.
const SendOfferDialog = lazyDialog(
  'SendOfferDialog',
  () => import('../send-offer/SendOfferDialog.tsx'),
);

const NOTHING: readonly Message[] = [];

/** A conversation (product.md §2). Render it with the id as its key. `known` is its row, shown until it has loaded. */
export function Chat({
  id,
  viewer,
  known,
  live,
  onBack,
}: {
  id: number;
  viewer: User;
  known: Conversation | undefined;
  live: LiveState;
  onBack: () => void;
}) {
  const log = useRecentList(messageLog(id), syncFromLog);
  const services = useServices();
  const outbox = outboxOf(services);
  const outgoing = useSyncExternalStore(outbox.subscribe, () => outbox.messages(id));
  const messages = log.data?.messages ?? NOTHING;
  useEffect(() => outbox.reconcile(id, messages), [outbox, id, messages]);

  const offer = messages.find((message) => message.offer != null)?.offer ?? undefined;
  const [offerForm, setOfferForm] = useState<{ previous?: DeclinedOffer } | null>(null);
  const [sentOffer, setSentOffer] = useState<number>();
  const box = useRef<HTMLTextAreaElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const sendNewOffer = useCallback((previous: DeclinedOffer) => setOfferForm({ previous }), []);
  const isReady = log.state === 'ready';
  const conversation = log.data?.conversation ?? known;
  const isClient = conversation?.client.id === viewer.id;
  usePreloadWhen(isReady && isClient, SendOfferDialog);

  const { error } = log;
  if (isMissing(error)) return <MissingConversation />;
  const declined = log.data && isClient ? declinedOfferIn(log.data.conversation, messages) : null;
  const notReady = log.state === 'error' ? copy.error.title : copy.loading;
  const offerStatus = offer?.status ?? conversation?.offer_status ?? null;
  const isEmpty = isReady && messages.length === 0 && outgoing.length === 0;
  const hasFailedCheck = live.hasFailed || (isReady && error !== null);
  return (
    <>
      <ChatHeader
        conversation={conversation}
        isLoading={log.state === 'loading'}
        live={{ ...live, hasFailed: hasFailedCheck || log.state === 'error' }}
        onBack={onBack}
      />
      {offerStatus !== null && <OfferBar status={offerStatus} offer={offer} viewer={viewer.id} />}
      <LoadRegion
        label={copy.content}
        className="peer min-h-0 grow print:overflow-visible justify-center-safe overflow-y-auto not-data-[state=ready]:px-4 not-data-[state=ready]:py-4 md:not-data-[state=ready]:px-6"
        state={isEmpty ? 'empty' : log.state}
        isBusy={log.isBusy}
        isSlow={log.isSlow}
        error={isReady ? undefined : error?.message}
        errorTitle={copy.error.title}
        onRetry={log.onRetry}
        skeleton={<ChatSkeleton />}
        empty={
          <EmptyState picture={<Scene name="chat" />} title={copy.empty.title}>
            {copy.empty.text}
          </EmptyState>
        }
      >
        <ChatLog
          conversation={id}
          messages={messages}
          outgoing={outgoing}
          older={{
            ...log.nextPage,
            moreError: log.moreFailure?.messageOr(copy.older.tryAgain),
          }}
          outbox={outbox}
          viewer={{ id: viewer.id, name: `${viewer.first_name} ${viewer.last_name}` }}
          sentOffer={sentOffer}
          offerInBar={offer?.id}
          declinedOffer={declined?.offer.id}
          focusFallback={box}
          onSendNewOffer={sendNewOffer}
        />
      </LoadRegion>
      {isReady && hasFailedCheck && (
        <Alert size="compact" tone="danger" title={copy.check.failed} className="mx-3 mb-2 md:mx-4">
          {copy.check.text}
        </Alert>
      )}
      {isReady && (
        <LogAnnouncer
          label={copy.news}
          messages={messages}
          viewer={viewer.id}
          textOf={(message) => spokenText(message, viewer.id)}
        />
      )}
      {!conversation && log.state === 'loading' && <ComposerSkeleton />}
      {conversation && (
        <Composer
          box={box}
          conversation={id}
          name={conversation.other_participant.name}
          canSend={isReady}
          onSend={({ text }) => outbox.send(id, text)}
        >
          {isClient && (
            <AttachmentMenu
              button={menuButton}
              reason={isReady ? sendOfferBlocker(conversation) : notReady}
              onSendOffer={() => setOfferForm(declined ? { previous: declined } : {})}
            />
          )}
        </Composer>
      )}
      <DialogSlot value={offerForm}>
        {({ previous }, isOpen) =>
          log.data && (
            <SendOfferDialog
              conversation={log.data.conversation}
              previous={previous}
              focusFallback={menuButton}
              isOpen={isOpen}
              onClose={() => setOfferForm(null)}
              onSent={({ message }) => setSentOffer(message.id)}
            />
          )
        }
      </DialogSlot>
    </>
  );
}

function spokenText(message: Message, viewer: number): string {
  const sentence = messageSentence(message, viewer);
  return sentence === null
    ? `${message.sender.name}: ${message.message}`
    : [`${sentence}.`, writtenText(message)].join(' ').trim();
}

function MissingConversation(): ReactNode {
  return (
    <div className="grid min-h-0 grow place-items-center overflow-y-auto">
      <EmptyState
        picture={<Scene name="lost" />}
        title={copy.error.notFoundTitle}
        action={
          <Button asChild variant="secondary">
            <Link to={paths.messages.to()}>{copy.error.backToList}</Link>
          </Button>
        }
      >
        {copy.error.notFound}
      </EmptyState>
    </div>
  );
}

const KEPT = 5;

/** Announces what arrives, once: the visible list renders only what is in view. `messages` are newest first. */
function LogAnnouncer({
  label,
  messages,
  viewer,
  textOf,
}: {
  label: string;
  messages: readonly Message[];
  viewer: number;
  textOf: (message: Message) => string;
}) {
  const newest = messages[0]?.id ?? 0;
  const [seen, setSeen] = useState(newest);
  const [announced, setAnnounced] = useState<readonly { id: number; text: string }[]>([]);
  if (newest > seen) {
    const arrived = messages
      .filter(({ id, sender }) => id > seen && sender.id !== viewer)
      .toReversed()
      .map((message) => ({ id: message.id, text: textOf(message) }));
    setSeen(newest);
    setAnnounced([...announced, ...arrived].slice(-KEPT));
  }
  return (
    <div role="log" aria-label={label} className="sr-only">
      {announced.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
