import { sheetOf } from '../sheet-of.tsx';
import { fn } from 'storybook/test';
import { sendMessage } from '#src/contract/messages.ts';
import { OutgoingBubble } from '#src/features/messages/bubbles/OutgoingBubble.tsx';
import type { OutgoingMessage } from '#src/features/messages/sync/outbox.ts';
import { ApiError } from '#src/lib/calls/api-error.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { refTo } from '#mocks/factories/users.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed, inColumn } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';
import { TEXTS } from './texts.ts';

const waiting: OutgoingMessage = {
  key: 'outgoing',
  serial: 1,
  text: TEXTS.usual,
  at: STORY_NOW,
  state: 'waiting',
  error: null,
  isUnconfirmed: false,
};

const sending: OutgoingMessage = { ...waiting, state: 'sending' };

/** A message that the server has refused, with words of its own or without. */
function refused(serverMessage?: string): OutgoingMessage {
  const error = new ApiError({ kind: 'http', status: 422, endpoint: sendMessage, serverMessage });
  return { ...waiting, state: 'failed', error };
}

const unconfirmed: OutgoingMessage = {
  ...waiting,
  state: 'failed',
  error: new ApiError({ kind: 'network', endpoint: sendMessage }),
  isUnconfirmed: true,
};

const meta = preview.meta({
  title: 'Features/Messages/OutgoingBubble',
  component: OutgoingBubble,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('client')],
  args: {
    outgoing: sending,
    sender: refTo('client'),
    startsGroup: true,
    endsGroup: true,
    onRetry: fn(),
    onDiscard: fn(),
  },
});

export const Sending = meta.story({ tags: ['!test'], decorators: [inColumn('max-w-dialog')] });

/** Every outcome, and contents that are hard to lay out. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(OutgoingBubble, 'xl', {
    Outcome: {
      Waiting: { outgoing: waiting },
      Failed: { outgoing: refused() },
      'Failed, with a message of the server': {
        outgoing: refused('You write too fast. Wait a minute.'),
      },
      'Perhaps delivered': { outgoing: unconfirmed },
    },
    Content: {
      'Short, waiting': { outgoing: { ...waiting, text: TEXTS.short } },
      'Short, failed': { outgoing: { ...refused(), text: TEXTS.short } },
      'A long address': { outgoing: { ...refused(), text: TEXTS.url } },
      'From right to left': { outgoing: { ...refused(), text: TEXTS.rtl } },
      Long: { outgoing: { ...unconfirmed, text: LONGEST.words } },
    },
  }),
});
