import { expect, fn } from 'storybook/test';
import type { Message } from '#src/domain/message.ts';
import {
  MessageBubble,
  type MessageBubbleProps,
} from '#src/features/messages/bubbles/MessageBubble.tsx';
import { refTo } from '#mocks/factories/users.ts';
import { aMessage } from '#mocks/factories/messages.ts';
import { anOffer } from '#mocks/factories/offers.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed, inColumn, SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';
import { TEXTS } from './texts.ts';

/** Both sides of a chat, the other one first. The client looks at it. */
const SIDES = ['worker', 'client'] as const;

const meta = preview.meta({
  title: 'Features/Messages/MessageBubble',
  component: MessageBubble,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('client')],
  args: {
    message: aMessage(),
    viewer: people.client.id,
    startsGroup: true,
    endsGroup: true,
    onTransition: fn(),
    onSendNewOffer: fn(),
  },
});

export const Text = meta.story({ tags: ['!test'], decorators: [inColumn('max-w-dialog')] });

export const Declined = meta.story({
  tags: ['!autodocs'],
  args: {
    message: aMessage({
      message: "Thanks, but I can't take this on.",
      message_type: 'offer_declined',
      offer: anOffer({ status: 'declined' }),
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new offer' }));
    await expect(args.onSendNewOffer).toHaveBeenCalledWith({
      offer: expect.objectContaining({ id: 1, status: 'declined' }) as unknown,
      response: "Thanks, but I can't take this on.",
    });
  },
});

const texts = [
  ['Short', TEXTS.short],
  ['Several lines', TEXTS.lines],
  ['A long address', TEXTS.url],
  ['From right to left', TEXTS.rtl],
  ['Emoji', TEXTS.emoji],
  ['Markup', TEXTS.markup],
  ['Long', LONGEST.words],
] as const;

const changes = [
  ['accepted', 'offer_accepted', 'worker', 'Happy to help. See you then!'],
  ['declined', 'offer_declined', 'worker', "Thanks, but I can't take this on."],
  ['in_progress', 'offer_started', 'worker', "I've started the work."],
  ['completed', 'offer_completed', 'worker', 'The work is done.'],
  ['paid', 'offer_paid', 'client', "I've paid for the work."],
] as const;

/** Every kind of content, and the latest change of an offer, as both sides see it. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => {
    const bubble = (props: Partial<MessageBubbleProps>) => <MessageBubble {...args} {...props} />;
    return (
      <>
        <SheetSection title="Content" column="xl">
          {texts.flatMap(([caption, message]) =>
            SIDES.map((side) => (
              <SheetItem
                key={caption + side}
                caption={side === 'client' ? `${caption}, own` : caption}
              >
                {bubble({ message: aMessage({ sender: refTo(side), message }) })}
              </SheetItem>
            )),
          )}
        </SheetSection>
        <SheetSection title="Group" column="xl">
          {SIDES.map((side) => (
            <SheetItem key={side} caption={side === 'client' ? 'Own group' : 'A group'}>
              <div className="flex flex-col gap-2">
                {[0, 1, 2].map((place) => (
                  <MessageBubble
                    key={place}
                    {...args}
                    message={aMessage({ id: place + 1, sender: refTo(side) })}
                    startsGroup={place === 0}
                    endsGroup={place === 2}
                  />
                ))}
              </div>
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
          {(given: Pick<Message, 'message' | 'message_type'>) =>
            bubble({ message: aMessage(given) })
          }
        </SheetSection>
        <SheetSection title="Latest change" column="xl">
          {changes.flatMap(([status, message_type, sender, message]) =>
            (['client', 'worker'] as const).map((viewer) => (
              <SheetItem key={status + viewer} caption={`${status}, as the ${viewer} sees it`}>
                {bubble({
                  viewer: people[viewer].id,
                  message: aMessage({
                    sender: refTo(sender),
                    message,
                    message_type,
                    offer: anOffer({ status }),
                  }),
                })}
              </SheetItem>
            )),
          )}
        </SheetSection>
      </>
    );
  },
});
