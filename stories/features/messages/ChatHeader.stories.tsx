import { sheetOf } from '../sheet-of.tsx';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { ChatHeader } from '#src/features/messages/chat/ChatHeader.tsx';
import { aConversation } from '#mocks/factories/messages.ts';
import { inThreeModes, onlyIn } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { emoji, longest, rightToLeft } from './conversations.ts';

type HeaderProps = ComponentProps<typeof ChatHeader>;

/** The outcome of the checks for new messages, by the connection that follows from it. */
const CONNECTIONS = {
  live: { checkedAt: STORY_NOW - 2_000, hasFailed: false },
  offline: { checkedAt: STORY_NOW - 42_000, hasFailed: false },
  error: { checkedAt: STORY_NOW - 12_000, hasFailed: true },
};

const meta = preview.meta({
  title: 'Features/Messages/ChatHeader',
  component: ChatHeader,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('client')],
  args: {
    conversation: aConversation(),
    live: CONNECTIONS.live,
    isLoading: false,
    onBack: fn(),
  },
  render: (args) => <Header {...args} />,
});

function Header(props: HeaderProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface-raised">
      <ChatHeader {...props} />
    </div>
  );
}

export const Live = meta.story({ tags: ['!test'] });

/** The way back is only where the chat covers the list. */
export const Phone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: onlyIn('phone light') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to conversations' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** Every connection, and texts that are hard to lay out. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(Header, 'full', {
    Connection: {
      Live: {},
      Offline: { live: CONNECTIONS.offline },
      Error: { live: CONNECTIONS.error },
      'Offline, longest texts': {
        live: CONNECTIONS.offline,
        conversation: aConversation(longest),
      },
      Loading: { conversation: undefined, isLoading: true },
      'Failed to load': { conversation: undefined, live: CONNECTIONS.error },
    },
    Conversation: {
      Usual: {},
      'Longest texts': { conversation: aConversation(longest) },
      'From right to left': { conversation: aConversation(rightToLeft) },
      Emoji: { conversation: aConversation(emoji) },
    },
  }),
});
