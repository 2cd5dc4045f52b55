import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sendMessage } from '#src/contract/messages.ts';
import type { Message } from '#src/domain/message.ts';
import { declinedOfferIn } from '#src/features/messages/bubbles/declined-offer.ts';
import { SendOfferDialog } from '#src/features/messages/send-offer/SendOfferDialog.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { fails } from '#mocks/faults/faults.ts';
import { CHAT_ID, chatWithoutOffer, declinedChat } from '#mocks/scenarios/chat-offers.ts';
import { inAllModes } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';
import { SeededMessages } from './SeededMessages.tsx';

interface FormArgs {
  /** Whether the worker has declined an earlier offer. */
  readonly isAnother: boolean;
  readonly onSent: (sent: { message: Message }) => void;
}

const chatOf = ({ isAnother }: FormArgs) => ({
  ...(isAnother ? declinedChat : chatWithoutOffer),
  as: 'client' as const,
});

const meta = preview.meta({
  title: 'Features/Messages/SendOfferDialog',
  component: documents<FormArgs>(SendOfferDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: chatOf,
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '720px' } },
  },
  argTypes: {
    isAnother: { description: 'Whether the worker has declined an earlier offer.' },
  },
  args: { isAnother: false, onSent: fn() },
  render: ({ onSent }) => (
    <OpenableDialog>
      {({ isOpen: isWanted, onClose }) => (
        <SeededMessages conversation={CHAT_ID}>
          {({ conversation, messages }) => (
            <DialogSlot value={isWanted || null}>
              {(_, isOpen) => (
                <SendOfferDialog
                  conversation={conversation}
                  previous={declinedOfferIn(conversation, messages.toReversed()) ?? undefined}
                  isOpen={isOpen}
                  onClose={onClose}
                  onSent={onSent}
                />
              )}
            </DialogSlot>
          )}
        </SeededMessages>
      )}
    </OpenableDialog>
  ),
});

export const Prefilled = meta.story({ parameters: { chromatic: inAllModes } });

/** The declined offer is beside the form. */
export const Another = meta.story({
  args: { isAnother: true },
  parameters: { chromatic: inAllModes },
});

/** What was typed is kept. */
export const Failed = meta.story({
  parameters: {
    feature: (args: FormArgs) => ({ ...chatOf(args), faults: [fails(sendMessage, 500)] }),
  },
  play: async (context) => {
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
    await settle(stageOf(context));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to send offer');
  },
});

/** Sending closes the dialog, and the offer is on the story's server. */
export const Sent = meta.story({
  tags: ['!autodocs'],
  play: async (context) => {
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(context.args.onSent).toHaveBeenCalledOnce();
    const { world } = stageOf(context).server;
    await expect(world.offers.all()).toMatchObject([{ status: 'pending', payment_amount: 95 }]);
  },
});
