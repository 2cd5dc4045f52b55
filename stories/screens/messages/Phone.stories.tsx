import { expect, screen, waitFor } from 'storybook/test';
import { onlyIn } from '#stories/checks/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '../../../.storybook/preview.tsx';
import { settle } from '../../stage/settle.ts';
import { CHAT, paneOf } from './message-steps.ts';

const meta = preview.meta({
  title: 'Screens/Messages/Phone',
  globals: { viewport: { value: 'phone' } },
});

const rowOf = (name: RegExp) => screen.findByRole('link', { name });

export const List = meta.story({
  parameters: {
    scenario: 'messages-loaded',
    states: ['messages.mobile.list'],
    chromatic: onlyIn('phone light'),
  },
  play: async () => {
    await expect(await rowOf(/Wes Okafor/)).toBeVisible();
    await expect(screen.queryByText('Select a conversation to start messaging')).not.toBeVisible();
  },
});

export const Chat = meta.story({
  parameters: {
    scenario: 'messages-loaded',
    at: CHAT,
    states: ['messages.mobile.chat'],
    chromatic: onlyIn('phone light'),
  },
  play: async (context) => {
    await paneOf(context);
    await expect(screen.getByRole('button', { name: 'Back to conversations' })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull();
  },
});

export const Back = meta.story({
  parameters: {
    scenario: 'messages-loaded',
    states: ['messages.mobile.back'],
    chromatic: onlyIn('phone light'),
  },
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
