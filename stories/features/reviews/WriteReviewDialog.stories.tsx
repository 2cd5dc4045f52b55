import { fn } from 'storybook/test';
import { WriteReviewDialog } from '#src/features/review/WriteReviewDialog.tsx';
import { offerRole } from '#src/domain/offer-machine.ts';
import type { Review } from '#src/domain/review.ts';
import { inAllModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import {
  offerControls,
  offerWorld,
  usualOffer,
  type OfferVariant,
} from '../offers/offer-variants.ts';
import { SeededOffer } from '../offers/SeededOffer.tsx';
import { OpenableDialog } from '../OpenableDialog.tsx';

interface WriteArgs extends Pick<OfferVariant, 'seenBy' | 'texts'> {
  readonly onSubmitted: (submitted: { review: Review }) => void;
}

const meta = preview.meta({
  title: 'Features/Reviews/WriteReviewDialog',
  component: documents<WriteArgs>(WriteReviewDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: ({ seenBy, texts }: WriteArgs) =>
      offerWorld({ ...usualOffer, seenBy, texts, status: 'completed' }),
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '640px' } },
  },
  argTypes: { seenBy: offerControls.seenBy, texts: offerControls.texts },
  args: { seenBy: 'client' as const, texts: 'usual' as const, onSubmitted: fn() },
  render: ({ onSubmitted }) => (
    <SeededOffer>
      {(offer, viewer) => {
        const reviewee = offerRole(offer, viewer) === 'worker' ? offer.client : offer.worker;
        return (
          <OpenableDialog>
            {(dialog) => (
              <WriteReviewDialog
                offerId={offer.id}
                taskTitle={offer.task.title}
                revieweeName={reviewee.name}
                onSubmitted={onSubmitted}
                {...dialog}
              />
            )}
          </OpenableDialog>
        );
      }}
    </SeededOffer>
  ),
});

export const Empty = meta.story({ parameters: { chromatic: inAllModes } });
