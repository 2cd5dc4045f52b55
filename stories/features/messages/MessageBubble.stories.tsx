import { expect, fn } from 'storybook/test';
import type { Message } from '#src/domain/message.ts';
import type { OfferRole } from '#src/domain/offer-process.ts';
import { OFFER_STATUSES, type OfferStatus } from '#src/domain/offer.ts';
import {
  MessageBubble,
  type MessageBubbleProps,
} from '#src/features/messages/bubbles/MessageBubble.tsx';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { inThreeModes } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { ViewedBy } from '#stories/stage/StagedFeature.tsx';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';
import {
  offersWorld,
  offerWorld,
  usualOffer,
  type OfferVariant,
} from '../offers/offer-variants.ts';
import { TEXTS, textFrom } from './message-variants.ts';
import { SeededMessages } from './SeededMessages.tsx';

type Callbacks = Required<Pick<MessageBubbleProps, 'onTransition' | 'onSendNewOffer'>>;

interface BubbleArgs extends Pick<OfferVariant, 'seenBy'>, Callbacks {
  /** The messages of the chat lead to this status of its offer. */
  readonly status: OfferStatus;
  /** A text that the client has sent last. */
  readonly text: string;
}

const meta = preview.meta({
  title: 'Features/Messages/MessageBubble',
  component: documents<BubbleArgs>(MessageBubble),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: ({ status, seenBy }: BubbleArgs) => offerWorld({ ...usualOffer, status, seenBy }),
  },
  argTypes: {
    status: {
      description: 'The messages lead to this status of the offer.',
      options: OFFER_STATUSES,
      control: { type: 'select' },
    },
    seenBy: {
      description: 'Who is signed in: the worker or the client.',
      options: ['worker', 'client'] satisfies OfferRole[],
      control: { type: 'inline-radio' },
    },
    text: { description: 'What the client has written last.', control: { type: 'text' } },
  },
  args: {
    status: 'pending' as const,
    seenBy: 'worker' as const,
    text: TEXTS.usual,
    onTransition: fn(),
    onSendNewOffer: fn(),
  },
  render: ({ text, onTransition, onSendNewOffer }) => (
    <SeededMessages>
      {({ messages, viewer }) => (
        <Log
          messages={[...messages, textFrom('client', text, { id: 99 })]}
          {...{ viewer, onTransition, onSendNewOffer }}
        />
      )}
    </SeededMessages>
  ),
});

/** Messages as the chat shows them, grouped by sender. */
function Log({ messages, ...rest }: Callbacks & { messages: readonly Message[]; viewer: number }) {
  return (
    <div className="flex max-w-dialog flex-col gap-2">
      {messages.map((message, index) => (
        <MessageBubble
          key={message.id}
          message={message}
          startsGroup={messages[index - 1]?.sender.id !== message.sender.id}
          endsGroup={messages[index + 1]?.sender.id !== message.sender.id}
          {...rest}
        />
      ))}
    </div>
  );
}

/** The buttons work: they change the offer on the story's server. */
export const Pending = meta.story({ tags: ['!test'] });

export const Declined = meta.story({
  tags: ['!autodocs'],
  args: { status: 'declined', seenBy: 'client' },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await settle(stageOf(context));
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new offer' }));
    await expect(args.onSendNewOffer).toHaveBeenCalledWith({
      offer: expect.objectContaining({ id: 1, status: 'declined' }) as unknown,
      response: "Thanks, but I can't take this on.",
    });
  },
});

const client = people.client.id;

const texts = [
  ['Short', TEXTS.short],
  ['Several lines', TEXTS.lines],
  ['A long address', TEXTS.url],
  ['From right to left', TEXTS.rtl],
  ['Emoji', TEXTS.emoji],
  ['Markup', TEXTS.markup],
  ['Long', LONGEST.words],
] as const;

const threads = [
  ['A group', ['worker', 'worker', 'worker']],
  ['Own group', ['client', 'client', 'client']],
] as const;

const callbacks: Callbacks = { onTransition: fn(), onSendNewOffer: fn() };

const changes = (['accepted', 'declined', 'in_progress', 'completed', 'paid'] as const).flatMap(
  (status) => (['client', 'worker'] as const).map((seenBy) => ({ ...usualOffer, status, seenBy })),
);

/** Every kind of content, and the latest change of an offer, as both sides see it. */
export const Sheet = meta.story({
  parameters: { feature: () => offersWorld(changes), chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="Content" column="xl">
        {texts.flatMap(([caption, text]) =>
          (['worker', 'client'] as const).map((side) => (
            <SheetItem
              key={caption + side}
              caption={side === 'client' ? `${caption}, own` : caption}
            >
              <Log messages={[textFrom(side, text)]} viewer={client} {...callbacks} />
            </SheetItem>
          )),
        )}
      </SheetSection>
      <SheetSection title="Group" column="xl">
        {threads.map(([caption, sides]) => (
          <SheetItem key={caption} caption={caption}>
            <Log
              messages={sides.map((side, id) => textFrom(side, TEXTS.usual, { id }))}
              viewer={client}
              {...callbacks}
            />
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection
        title="Newer server"
        column="xl"
        states={{
          'An unknown type': { message: 'I sent a photo.', message_type: 'unknown' },
          'An offer that is missing': { message: 'Here is my offer.', message_type: 'offer' },
        }}
      >
        {({ message, ...given }: Pick<Message, 'message' | 'message_type'>) => (
          <Log messages={[textFrom('worker', message, given)]} viewer={client} {...callbacks} />
        )}
      </SheetSection>
      <SheetSection title="Latest change" column="xl">
        {changes.map(({ status, seenBy }, index) => (
          <SheetItem key={status + seenBy} caption={`${status}, as the ${seenBy} sees it`}>
            <ViewedBy viewer={seenBy}>
              <SeededMessages conversation={index + 1}>
                {({ messages, viewer }) => (
                  <Log messages={messages.slice(-1)} viewer={viewer} {...callbacks} />
                )}
              </SeededMessages>
            </ViewedBy>
          </SheetItem>
        ))}
      </SheetSection>
    </>
  ),
});
