import { fn } from 'storybook/test';
import type { Message } from '#src/domain/message.ts';
import { declinedOfferIn } from '#src/features/messages/bubbles/declined-offer.ts';
import { SendOfferDialog } from '#src/features/messages/send-offer/SendOfferDialog.tsx';
import { CHAT_ID, chatWithoutOffer, declinedChat } from '#mocks/scenarios/chat-offers.ts';
import { inAllModes } from '#states/modes.ts';
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
    <SeededMessages conversation={CHAT_ID}>
      {({ conversation, messages }) => (
        <OpenableDialog>
          {(dialog) => (
            <SendOfferDialog
              conversation={conversation}
              previous={declinedOfferIn(conversation, messages.toReversed()) ?? undefined}
              onSent={onSent}
              {...dialog}
            />
          )}
        </OpenableDialog>
      )}
    </SeededMessages>
  ),
});

export const Prefilled = meta.story({ parameters: { chromatic: inAllModes } });
