import { useRef } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AttachmentMenu } from '#src/features/messages/chat/AttachmentMenu.tsx';
import { sendOfferBlocker } from '#src/features/messages/send-offer/send-offer-blocker.ts';
import { refTo } from '#mocks/factories/users.ts';
import { aConversation } from '#mocks/factories/messages.ts';
import { inAllModes, inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed, inColumn } from '../../ui/sheet.tsx';

const meta = preview.meta({
  title: 'Features/Messages/AttachmentMenu',
  component: AttachmentMenu,
  tags: ['autodocs'],
  decorators: [inColumn('flex min-h-48 items-end'), framed],
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  argTypes: { button: { control: false } },
  args: { button: { current: null }, reason: null, onSendOffer: fn() },
  render: function Menu(args) {
    const button = useRef<HTMLButtonElement>(null);
    return <AttachmentMenu {...args} button={button} />;
  },
});

export const Closed = meta.story({ tags: ['!test'] });

/** The main state: the menu is open, and an offer can be sent. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attach' }));
    const item = await screen.findByRole('menuitem', { name: 'Send Offer' });
    await waitFor(() => expect(item).toBeVisible());
  },
});

/** The item keeps the focus, so that the reason can be read. */
export const Blocked = meta.story({
  args: {
    reason: sendOfferBlocker(aConversation({ offer_status: 'pending', worker: refTo('worker') })),
  },
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attach' }));
    const item = await screen.findByRole('menuitem', { name: /^Send Offer/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent("Wes hasn't answered your offer yet.");
    await userEvent.click(item);
    await expect(args.onSendOffer).not.toHaveBeenCalled();
    await waitFor(() => expect(item).toBeVisible());
  },
});

/** Choosing the item closes the menu, and returns the focus to its button. */
export const Chosen = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Attach' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send Offer' }));
    await waitFor(() => expect(args.onSendOffer).toHaveBeenCalledOnce());
    await expect(button).toHaveFocus();
  },
});
