import { useRef } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { AttachmentMenu } from '#src/features/messages/chat/AttachmentMenu.tsx';
import { sendOfferBlocker } from '#src/features/messages/send-offer/send-offer-blocker.ts';
import { chatWithoutOffer } from '#mocks/scenarios/chat-offers.ts';
import { inAllModes, inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';

interface MenuArgs {
  /** The status of the conversation's offer. */
  readonly status: 'none' | (typeof OFFER_STATUSES)[number];
  readonly onSendOffer: () => void;
}

const worker = { id: 2, name: 'Wes Okafor' };

const meta = preview.meta({
  title: 'Features/Messages/AttachmentMenu',
  component: documents<MenuArgs>(AttachmentMenu),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: () => chatWithoutOffer,
    docs: { story: { inline: false, height: '240px' } },
  },
  argTypes: {
    status: {
      description:
        "The status of the conversation's offer; while it is live, no other can be sent.",
      options: ['none', ...OFFER_STATUSES],
      control: { type: 'select' },
    },
  },
  args: { status: 'none' as const, onSendOffer: fn() },
  render: (args) => <Menu {...args} />,
});

function Menu({ status, onSendOffer }: MenuArgs) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex min-h-48 items-end">
      <AttachmentMenu
        button={button}
        reason={sendOfferBlocker({ offer_status: status === 'none' ? null : status, worker })}
        onSendOffer={onSendOffer}
      />
    </div>
  );
}

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
  args: { status: 'pending' },
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
