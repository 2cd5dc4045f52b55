import { EditReviewDialog } from '#src/features/reviews/EditReviewDialog.tsx';
import { inAllModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';
import { reviewControls, reviewWorld, usualReview, type ReviewVariant } from './review-variants.ts';
import { SeededReview } from './SeededReview.tsx';

type EditArgs = Pick<ReviewVariant, 'rating' | 'text'>;

const meta = preview.meta({
  title: 'Features/Reviews/EditReviewDialog',
  component: documents<EditArgs>(EditReviewDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: (args: EditArgs) => reviewWorld({ ...usualReview, ...args, seenBy: 'client' }),
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '640px' } },
  },
  argTypes: { rating: reviewControls.rating, text: reviewControls.text },
  args: { rating: usualReview.rating, text: usualReview.text },
  render: () => (
    <SeededReview>
      {(review) => (
        <OpenableDialog>
          {(dialog) => <EditReviewDialog review={review} {...dialog} />}
        </OpenableDialog>
      )}
    </SeededReview>
  ),
});

export const Usual = meta.story({ parameters: { chromatic: inAllModes } });
