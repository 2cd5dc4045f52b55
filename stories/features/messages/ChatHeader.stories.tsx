import { expect, fn } from 'storybook/test';
import type { Connection } from '#src/domain/connection.ts';
import type { Conversation } from '#src/domain/message.ts';
import { ChatHeader } from '#src/features/messages/chat/ChatHeader.tsx';
import { inThreeModes, onlyIn } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';
import { CONNECTIONS } from './connection-variants.ts';
import {
  conversationControls,
  conversationsWorld,
  conversationWorld,
  usualConversation,
  type ConversationVariant,
} from './conversation-variants.ts';
import { SeededConversations } from './SeededConversations.tsx';

interface HeaderArgs extends Pick<ConversationVariant, 'texts'> {
  readonly connection: Connection;
  readonly isLoading: boolean;
  readonly onBack: () => void;
}

const { texts } = conversationControls;

const meta = preview.meta({
  title: 'Features/Messages/ChatHeader',
  component: documents<HeaderArgs>(ChatHeader),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: (variant: HeaderArgs) => conversationWorld({ ...usualConversation, ...variant }),
  },
  argTypes: {
    texts,
    connection: {
      description: 'How the last checks for new messages went.',
      options: Object.keys(CONNECTIONS) as Connection[],
      control: { type: 'inline-radio' },
    },
    isLoading: {
      description: 'Whether the conversation is still unknown.',
      control: { type: 'boolean' },
    },
  },
  args: {
    texts: 'usual' as const,
    connection: 'live' as const,
    isLoading: false,
    onBack: fn(),
  },
  render: ({ connection, isLoading, onBack }) => (
    <SeededConversations>
      {([first]) => (
        <Header
          {...{ connection, isLoading, onBack }}
          conversation={isLoading ? undefined : first}
        />
      )}
    </SeededConversations>
  ),
});

function Header({
  conversation,
  connection,
  isLoading = false,
  onBack,
}: Pick<HeaderArgs, 'connection' | 'onBack'> & {
  isLoading?: boolean;
  conversation: Conversation | undefined;
}) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface-raised">
      <ChatHeader
        conversation={conversation}
        live={CONNECTIONS[connection]}
        isLoading={isLoading}
        onBack={onBack}
      />
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

const variants = [
  { caption: 'Usual', texts: 'usual' },
  { caption: 'Longest texts', texts: 'longest' },
  { caption: 'From right to left', texts: 'right to left' },
  { caption: 'Emoji', texts: 'emoji' },
] as const;

const connections = [
  ['Live', 'live'],
  ['Offline', 'offline'],
  ['Error', 'error'],
] as const;

/** Every connection, and texts that are hard to lay out. */
export const Sheet = meta.story({
  parameters: {
    feature: () =>
      conversationsWorld(
        variants.map(({ texts: choice }) => ({ ...usualConversation, texts: choice })),
      ),
    chromatic: inThreeModes,
  },
  render: ({ onBack }) => (
    <SeededConversations>
      {(conversations) => {
        const byId = conversations.toSorted((a, b) => a.id - b.id);
        const longest = byId[variants.findIndex((variant) => variant.texts === 'longest')];
        return (
          <>
            <SheetSection title="Connection" column="full">
              {connections.map(([caption, connection]) => (
                <SheetItem key={connection} caption={caption}>
                  <Header conversation={byId[0]} {...{ connection, onBack }} />
                </SheetItem>
              ))}
              <SheetItem caption="Offline, longest texts">
                <Header conversation={longest} connection="offline" onBack={onBack} />
              </SheetItem>
              <SheetItem caption="Loading">
                <Header conversation={undefined} isLoading connection="live" onBack={onBack} />
              </SheetItem>
              <SheetItem caption="Failed to load">
                <Header conversation={undefined} connection="error" onBack={onBack} />
              </SheetItem>
            </SheetSection>
            <SheetSection title="Conversation" column="full">
              {byId.map((conversation, index) => (
                <SheetItem key={conversation.id} caption={variants[index]?.caption ?? ''}>
                  <Header conversation={conversation} connection="live" onBack={onBack} />
                </SheetItem>
              ))}
            </SheetSection>
          </>
        );
      }}
    </SeededConversations>
  ),
});
