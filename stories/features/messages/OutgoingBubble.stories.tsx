import { fn } from 'storybook/test';
import { sendMessage } from '#src/contract/messages.ts';
import { fullName } from '#src/domain/user.ts';
import type { OutgoingMessage } from '#src/features/messages/sync/outbox.ts';
import { OutgoingBubble } from '#src/features/messages/bubbles/OutgoingBubble.tsx';
import { ApiError } from '#src/lib/calls/api-error.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';
import { TEXTS } from './message-variants.ts';

const failure = (serverMessage?: string) =>
  new ApiError({ kind: 'http', status: 422, endpoint: sendMessage, serverMessage });

/** How each outcome differs from a message that waits. */
const OUTCOMES = {
  waiting: {},
  sending: { state: 'sending' },
  failed: { state: 'failed', error: failure() },
  rejected: { state: 'failed', error: failure('You write too fast. Wait a minute.') },
  unconfirmed: {
    state: 'failed',
    error: new ApiError({ kind: 'network', endpoint: sendMessage }),
    isUnconfirmed: true,
  },
} satisfies Record<string, Partial<OutgoingMessage>>;

interface BubbleArgs {
  readonly outcome: keyof typeof OUTCOMES;
  readonly text: string;
  readonly onRetry: (event: { key: string }) => void;
  readonly onDiscard: (event: { key: string }) => void;
}

const meta = preview.meta({
  title: 'Features/Messages/OutgoingBubble',
  component: documents<BubbleArgs>(OutgoingBubble),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: () => scenarioOf('messages-loaded') },
  argTypes: {
    outcome: {
      description: 'What has become of the message: `rejected` is a failure that the server words.',
      options: Object.keys(OUTCOMES),
      control: { type: 'select' },
    },
    text: { description: 'What the viewer has written.', control: { type: 'text' } },
  },
  args: { outcome: 'sending' as const, text: TEXTS.usual, onRetry: fn(), onDiscard: fn() },
  render: (args) => <Bubble {...args} />,
});

const KEY = 'outgoing';
const sender = { id: people.client.id, name: fullName(people.client) };

function Bubble({ outcome, text, ...callbacks }: BubbleArgs) {
  const waiting: OutgoingMessage = {
    key: KEY,
    serial: 1,
    text,
    at: STORY_NOW,
    state: 'waiting',
    error: null,
    isUnconfirmed: false,
  };
  return (
    <div className="max-w-dialog">
      <OutgoingBubble
        outgoing={{ ...waiting, ...OUTCOMES[outcome] }}
        sender={sender}
        startsGroup
        endsGroup
        {...callbacks}
      />
    </div>
  );
}

export const Sending = meta.story({ tags: ['!test'] });

const sections = [
  {
    title: 'Outcome',
    bubbles: [
      ['Waiting', 'waiting', TEXTS.usual],
      ['Failed', 'failed', TEXTS.usual],
      ['Failed, with a message of the server', 'rejected', TEXTS.usual],
      ['Perhaps delivered', 'unconfirmed', TEXTS.usual],
    ],
  },
  {
    title: 'Content',
    bubbles: [
      ['Short, waiting', 'waiting', TEXTS.short],
      ['Short, failed', 'failed', TEXTS.short],
      ['A long address', 'failed', TEXTS.url],
      ['From right to left', 'failed', TEXTS.rtl],
      ['Long', 'unconfirmed', LONGEST.words],
    ],
  },
] as const;

/** Every outcome, and contents that are hard to lay out. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: ({ onRetry, onDiscard }) => (
    <>
      {sections.map(({ title, bubbles }) => (
        <SheetSection key={title} title={title} column="xl">
          {bubbles.map(([caption, outcome, text]) => (
            <SheetItem key={caption} caption={caption}>
              <Bubble {...{ outcome, text, onRetry, onDiscard }} />
            </SheetItem>
          ))}
        </SheetSection>
      ))}
    </>
  ),
});
