import { DeleteReviewDialog } from '#src/features/reviews/DeleteReviewDialog.tsx';
import { inAllModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';
import { reviewWorld, usualReview } from './review-variants.ts';
import { SeededReview } from './SeededReview.tsx';

const meta = preview.meta({
  title: 'Features/Reviews/DeleteReviewDialog',
  component: documents<object>(DeleteReviewDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: () => reviewWorld({ ...usualReview, seenBy: 'client' }),
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '420px' } },
  },
  render: () => (
    <SeededReview>
      {(review) => (
        <OpenableDialog>
          {(dialog) => <DeleteReviewDialog review={review} {...dialog} />}
        </OpenableDialog>
      )}
    </SeededReview>
  ),
});

export const Question = meta.story({ parameters: { chromatic: inAllModes } });
