import { expect, waitFor, screen } from 'storybook/test';
import { sendMessage } from '#src/contract/messages.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import type { Action } from '#flows/flow.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import { showsRole, showsText } from '../steps.ts';
import { box, CHAT, shows } from './message-steps.ts';
import { messagesLoaded } from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Messages/Send',
  component: MessagesScreen,
  parameters: { scenario: messagesLoaded, at: CHAT, subject: { region: 'Conversation' } },
});

const TEXT = 'Great, see you on Saturday at ten!';
const sends: readonly Action[] = [
  ['fills', '^Message to', TEXT],
  ['press', 'button', '^Send$'],
];

const sendButton = () => screen.findByRole('button', { name: 'Send' });

async function hasSentNothing(context: Parameters<typeof stageOf>[0]): Promise<void> {
  await expect(await sendButton()).toHaveAttribute('aria-disabled', 'true');
  const calls = stageOf(context).server.seen.map(({ call }) => call);
  await expect(calls).not.toContain(sendMessage.name);
}

export const Blank = meta.story({
  parameters: { states: ['messages.send.empty'] },
  play: async (context) => {
    await context.userEvent.type(await box(context), '{Enter}');
    await hasSentNothing(context);
  },
});

export const Whitespace = meta.story({
  parameters: { states: ['messages.send.whitespace'], steps: [['fills', '^Message to', '   ']] },
  play: async (context) => {
    await playSteps(context);
    await context.userEvent.keyboard('{Enter}');
    await hasSentNothing(context);
  },
});

export const Sending = meta.story({
  parameters: {
    faults: [never(sendMessage)],
    states: ['messages.send.sending'],
    chromatic: inThreeModes,
    steps: sends,
  },
  play: showsText(TEXT, 'Sending'),
});

export const Sent = meta.story({
  parameters: { states: ['messages.send.sent'], steps: sends },
  play: async (context) => {
    await playSteps(context);
    await shows(context, TEXT);
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
    await expect(await box(context)).toHaveFocus();
  },
});

export const Failed = meta.story({
  parameters: {
    faults: [fails(sendMessage, 500)],
    states: ['messages.send.failed'],
    chromatic: inThreeModes,
    steps: sends,
  },
  play: showsRole('button', { name: 'Try again' }),
});

export const Draft = meta.story({
  play: async (context) => {
    await context.userEvent.type(
      await box(context),
      'A first line{Shift>}{Enter}{/Shift}and a second one',
    );
    await expect(await box(context)).toHaveValue('A first line\nand a second one');
  },
});
