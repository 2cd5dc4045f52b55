import { fn } from 'storybook/test';
import {
  OfferDetailsDialog,
  type OfferDetailsDialogProps,
} from '#src/features/offer/OfferDetailsDialog.tsx';
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
    <SeededOffer>
      {(offer, viewer) => (
        <OpenableDialog>
          {(dialog) => (
            <OfferDetailsDialog
              id={offer.id}
              known={offer}
              {...{ viewer, onTransition, ...dialog }}
            />
          )}
        </OpenableDialog>
      )}
    </SeededOffer>
  ),
});

export const PendingForWorker = meta.story({ parameters: { chromatic: inAllModes } });
