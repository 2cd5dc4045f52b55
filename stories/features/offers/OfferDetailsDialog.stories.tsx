import { fn } from 'storybook/test';
import {
  OfferDetailsDialog,
  type OfferDetailsDialogProps,
} from '#src/features/offer/OfferDetailsDialog.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { inAllModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';
import { offerControls, offerWorld, usualOffer, type OfferVariant } from './offer-variants.ts';
import { SeededOffer } from './SeededOffer.tsx';

type DetailsArgs = OfferVariant & Pick<OfferDetailsDialogProps, 'onTransition'>;

const meta = preview.meta({
  title: 'Features/Offers/OfferDetailsDialog',
  component: documents<DetailsArgs>(OfferDetailsDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: offerWorld,
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '720px' } },
  },
  argTypes: offerControls,
  args: { ...usualOffer, onTransition: fn() },
  render: ({ onTransition }) => (
    <OpenableDialog>
      {({ isOpen: isWanted, onClose }) => (
        <SeededOffer>
          {(offer, viewer) => (
            <DialogSlot value={isWanted || null}>
              {(_, isOpen) => (
                <OfferDetailsDialog
                  id={offer.id}
                  known={offer}
                  {...{ viewer, isOpen, onClose, onTransition }}
                />
              )}
            </DialogSlot>
          )}
        </SeededOffer>
      )}
    </OpenableDialog>
  ),
});

export const PendingForWorker = meta.story({ parameters: { chromatic: inAllModes } });

export const PendingForClient = meta.story({ args: { seenBy: 'client' } });

export const Completed = meta.story({ args: { status: 'completed' } });

export const LongTexts = meta.story({ args: { texts: 'longest' } });
