import { sheetOf } from '../sheet-of.tsx';
import { expect } from 'storybook/test';
import { ConversationRow } from '#src/features/messages/conversations/ConversationRow.tsx';
import { aConversation } from '#mocks/factories/messages.ts';
import { minutesAgo } from '#mocks/factories/times.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed, inColumn } from '../../ui/sheet.tsx';
import { statusCaptions } from '../offers/every-status.ts';
import { signedInAs } from '../signed-in.tsx';
import { emoji, linkTo, longest, rightToLeft } from './conversations.ts';

const meta = preview.meta({
  title: 'Features/Messages/ConversationRow',
  component: ConversationRow,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('client')],
  args: { conversation: aConversation({ offer_status: 'pending' }), isSelected: false, linkTo },
});

export const Read = meta.story({ tags: ['!test'], decorators: [inColumn('max-w-96')] });

const unread = (unread_count: number) => aConversation({ offer_status: 'pending', unread_count });

const latest = {
  'An offer': ['offer', 'pending'],
  Accepted: ['offer_accepted', 'accepted'],
  Declined: ['offer_declined', 'declined'],
  Started: ['offer_started', 'in_progress'],
  Completed: ['offer_completed', 'completed'],
  Paid: ['offer_paid', 'paid'],
  'A type of a newer server': ['unknown', 'pending'],
} as const;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(ConversationRow, 'lg', {
    Row: {
      Read: {},
      Unread: { conversation: unread(3) },
      Selected: { isSelected: true },
      'Selected and unread': { conversation: unread(100), isSelected: true },
    },
    Status: {
      'No offer': { conversation: aConversation() },
      ...Object.fromEntries(
        statusCaptions.map(([caption, offer_status]) => [
          caption,
          { conversation: aConversation({ offer_status }) },
        ]),
      ),
    },
    'Latest message': {
      None: { conversation: aConversation({ latest_message: null, last_message_at: null }) },
      ...Object.fromEntries(
        Object.entries(latest).map(([caption, [message_type, offer_status]]) => [
          caption,
          { conversation: aConversation({ latest_message: { message_type }, offer_status }) },
        ]),
      ),
    },
    Content: {
      Longest: {
        conversation: aConversation({
          ...longest,
          offer_status: 'in_progress',
          unread_count: 100,
          last_message_at: minutesAgo(3_000),
        }),
      },
      'Right to left': { conversation: aConversation({ ...rightToLeft, unread_count: 1 }) },
      Emoji: { conversation: aConversation(emoji) },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /3 unread messages/ })).toBeVisible();
  },
});
