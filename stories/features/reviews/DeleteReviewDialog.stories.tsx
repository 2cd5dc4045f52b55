import { screen, within } from 'storybook/test';
import { deleteReview } from '#src/contract/reviews.ts';
import { DeleteReviewDialog } from '#src/features/reviews/DeleteReviewDialog.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { fails, never } from '#mocks/faults/faults.ts';
import { inAllModes } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';
import { reviewWorld, usualReview } from './review-variants.ts';
import { SeededReview } from './SeededReview.tsx';

const ownReview = reviewWorld({ ...usualReview, seenBy: 'client' });

const meta = preview.meta({
  title: 'Features/Reviews/DeleteReviewDialog',
  component: documents<object>(DeleteReviewDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: () => ownReview,
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '420px' } },
  },
  render: () => (
    <OpenableDialog>
      {({ isOpen: isWanted, onClose }) => (
        <SeededReview>
          {(review) => (
            <DialogSlot value={isWanted || null}>
              {(_, isOpen) => (
                <DeleteReviewDialog review={review} isOpen={isOpen} onClose={onClose} />
              )}
            </DialogSlot>
          )}
        </SeededReview>
      )}
    </OpenableDialog>
  ),
});

export const Question = meta.story({ parameters: { chromatic: inAllModes } });

export const Deleting = meta.story({
  parameters: { feature: () => ({ ...ownReview, faults: [never(deleteReview)] }) },
  play: async (context) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete review' }));
    await settle(stageOf(context));
    await dialog.findByText('Deleting your review');
  },
});

export const Failed = meta.story({
  parameters: { feature: () => ({ ...ownReview, faults: [fails(deleteReview, 500)] }) },
  play: async (context) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete review' }));
    await settle(stageOf(context));
    await dialog.findByRole('alert');
  },
});
