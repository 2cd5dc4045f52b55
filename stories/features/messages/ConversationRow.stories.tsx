import { expect } from 'storybook/test';
import { ConversationRow } from '#src/features/messages/conversations/ConversationRow.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';
import { statusCaptions } from '../offers/offer-sheet.tsx';
import {
  conversationControls,
  conversationsWorld,
  conversationWorld,
  linkTo,
  usualConversation,
  type ConversationVariant,
} from './conversation-variants.ts';
import { SeededConversations } from './SeededConversations.tsx';

type RowArgs = ConversationVariant & { readonly isSelected: boolean };

const meta = preview.meta({
  title: 'Features/Messages/ConversationRow',
  component: documents<RowArgs>(ConversationRow),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: conversationWorld },
  argTypes: conversationControls,
  args: { ...usualConversation, isSelected: false },
  render: ({ isSelected }) => (
    <div className="max-w-96">
      <SeededConversations>
        {([conversation]) =>
          conversation && <ConversationRow {...{ conversation, isSelected, linkTo }} />
        }
      </SeededConversations>
    </div>
  ),
});

export const Read = meta.story({ tags: ['!test'] });

type Item = readonly [caption: string, variant: Partial<RowArgs>];

const sections: readonly { readonly title: string; readonly items: readonly Item[] }[] = [
  {
    title: 'Row',
    items: [
      ['Read', {}],
      ['Unread', { unread: 3 }],
      ['Selected', { isSelected: true }],
      ['Selected and unread', { isSelected: true, unread: 100 }],
    ],
  },
  {
    title: 'Status',
    items: [
      ['No offer', { status: 'none' }],
      ...statusCaptions.map(([caption, status]) => [caption, { status }] as const),
    ],
  },
  {
    title: 'Latest message',
    items: [
      ['None', { latest: 'none', status: 'none' }],
      ['An offer', { latest: 'offer' }],
      ['Accepted', { latest: 'offer_accepted', status: 'accepted' }],
      ['Declined', { latest: 'offer_declined', status: 'declined' }],
      ['Started', { latest: 'offer_started', status: 'in_progress' }],
      ['Completed', { latest: 'offer_completed', status: 'completed' }],
      ['Paid', { latest: 'offer_paid', status: 'paid' }],
      ['A type of a newer server', { latest: 'unknown' }],
    ],
  },
  {
    title: 'Content',
    items: [
      ['Longest', { texts: 'longest', status: 'in_progress', unread: 100, minutesAgo: 3_000 }],
      ['Right to left', { texts: 'right to left', unread: 1 }],
      ['Emoji', { texts: 'emoji' }],
    ],
  },
];

const rows = sections.flatMap(({ items }) => items);
const idOf = new Map(rows.map((item, index) => [item, index + 1]));

export const Sheet = meta.story({
  parameters: {
    feature: () => conversationsWorld(rows.map(([, row]) => ({ ...usualConversation, ...row }))),
    chromatic: inThreeModes,
  },
  render: () => (
    <SeededConversations>
      {(conversations) =>
        sections.map(({ title, items }) => (
          <SheetSection key={title} title={title} column="lg">
            {items.map((item) => {
              const [caption, { isSelected = false }] = item;
              const conversation = conversations.find(({ id }) => id === idOf.get(item));
              return (
                conversation && (
                  <SheetItem key={caption} caption={caption}>
                    <ConversationRow {...{ conversation, isSelected, linkTo }} />
                  </SheetItem>
                )
              );
            })}
          </SheetSection>
        ))
      }
    </SeededConversations>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /3 unread messages/ })).toBeVisible();
  },
});
