import { advance, showsRole } from '../steps.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { listMessages } from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { after, never, patches } from '#mocks/faults/faults.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { onlyIn, samePictureAs } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '#stories/stage/preview.tsx';
import { settle } from '../../stage/settle.ts';
import { box, CHAT } from './message-steps.ts';
import { messagesLoaded, messagesTexts } from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Messages/Phone',
  component: MessagesScreen,
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: messagesLoaded },
});

const rowOf = (name: RegExp) => screen.findByRole('link', { name });

export const List = meta.story({
  parameters: {
    states: ['messages.mobile.list'],
    chromatic: samePictureAs('screens-messages-list/loaded.phone-light'),
  },
  play: async () => {
    await expect(await rowOf(/Wes Okafor/)).toBeVisible();
  },
});

export const Chat = meta.story({
  parameters: {
    at: CHAT,
    states: ['messages.mobile.chat'],
    chromatic: samePictureAs('screens-messages-chat/loaded-for-client.phone-light'),
  },
  play: showsRole('button', { name: 'Back to conversations' }),
});

export const Back = meta.story({
  parameters: { states: ['messages.mobile.back'], chromatic: onlyIn('phone light') },
  play: async (context) => {
    const stage = stageOf(context);
    await context.userEvent.click(await rowOf(/Wes Okafor/));
    await settle(stage);
    await expect(stage.address()).toBe(CHAT);
    await context.userEvent.click(
      await screen.findByRole('button', { name: 'Back to conversations' }),
    );
    await settle(stage);
    await expect(stage.address()).toBe('/messages');
    const row = await rowOf(/Wes Okafor/);
    await waitFor(() => expect(row).toHaveFocus());
  },
});

/** The smallest phone, with names and texts as long as they get. */
export const SmallestWithLongTexts = meta.story({
  globals: { viewport: { value: 'small' } },
  parameters: {
    scenario: messagesTexts,
    faults: [
      patches(listMessages, {
        conversation: {
          other_participant: { name: 'Maximiliane-Alexandrina von Hohenberg-Wittgenstein' },
          task: { title: LONGEST.title },
          offer_status: 'in_progress',
        },
      }),
      after(1, never(unreadCount)),
    ],
    chromatic: onlyIn('small light'),
  },
  play: async (context) => {
    await advance(context, 34_001);
    await context.userEvent.type(await box(context), LONGEST.words.slice(0, 300));
  },
});

/** A desktop at 200 %. */
export const Zoomed = meta.story({
  globals: { viewport: { value: 'zoomed' } },
  parameters: { at: CHAT, chromatic: onlyIn('zoomed light') },
});
