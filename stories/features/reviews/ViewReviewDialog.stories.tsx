import { ViewReviewDialog } from '#src/features/review/ViewReviewDialog.tsx';
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
    <OpenableDialog>{(dialog) => <ViewReviewDialog reviewId={1} {...dialog} />}</OpenableDialog>
  ),
});

export const AboutYou = meta.story({ parameters: { chromatic: inAllModes } });
