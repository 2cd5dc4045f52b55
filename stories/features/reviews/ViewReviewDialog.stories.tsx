import { ViewReviewDialog } from '#src/features/review/ViewReviewDialog.tsx';
import { getReview } from '#src/contract/reviews.ts';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { fails, never } from '#mocks/faults/faults.ts';
import { inAllModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';
import { reviewControls, reviewWorld, usualReview, type ReviewVariant } from './review-variants.ts';

const meta = preview.meta({
  title: 'Features/Reviews/ViewReviewDialog',
  component: documents<ReviewVariant>(ViewReviewDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: reviewWorld,
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '480px' } },
  },
  argTypes: reviewControls,
  args: usualReview,
  render: () => (
    <OpenableDialog>
      {({ isOpen: isWanted, onClose }) => (
        <DialogSlot value={isWanted || null}>
          {(_, isOpen) => <ViewReviewDialog reviewId={1} isOpen={isOpen} onClose={onClose} />}
        </DialogSlot>
      )}
    </OpenableDialog>
  ),
});

export const AboutYou = meta.story({ parameters: { chromatic: inAllModes } });

export const ByYou = meta.story({ args: { seenBy: 'client' } });

export const WithoutText = meta.story({ args: { text: 'none' } });

export const LongText = meta.story({ args: { text: 'longest', rating: 1 } });

export const Loading = meta.story({
  parameters: {
    feature: (args: ReviewVariant) => ({ ...reviewWorld(args), faults: [never(getReview)] }),
  },
});

export const Failed = meta.story({
  parameters: {
    feature: (args: ReviewVariant) => ({ ...reviewWorld(args), faults: [fails(getReview, 500)] }),
  },
});
