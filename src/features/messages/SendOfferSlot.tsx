import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { lazyDialog } from '#src/ui/lazy-part.tsx';
import type { DeclinedOffer } from './declined-offer.ts';
import type { SendOfferDialogProps } from './SendOfferDialog.tsx';

// Loaded on first use: a chat needs no forms.
const SendOfferDialog = lazyDialog(
  'SendOfferDialog',
  async () => (await import('./SendOfferDialog.tsx')).SendOfferDialog,
);

/** What an offer form was opened for: a first offer, or one that replaces a declined one. */
export interface OfferRequest {
  readonly previous: DeclinedOffer | null;
}

/**
 * The place of the offer form in a chat.
 *
 * @param props.request what the form was opened for; null while it is closed
 */
export function SendOfferSlot({
  request,
  conversation,
  focusFallback,
  onClose,
  onSent,
}: { request: OfferRequest | null } & Pick<
  SendOfferDialogProps,
  'conversation' | 'focusFallback' | 'onClose' | 'onSent'
>) {
  return (
    <DialogSlot value={request}>
      {({ previous }, isOpen) => (
        <SendOfferDialog {...{ conversation, previous, focusFallback, isOpen, onClose, onSent }} />
      )}
    </DialogSlot>
  );
}
