import { screen, within } from 'storybook/test';
import { updateReview } from '#src/contract/reviews.ts';
import { EditReviewDialog } from '#src/features/reviews/EditReviewDialog.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { fails } from '#mocks/faults/faults.ts';
import { inAllModes } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';
import { reviewControls, reviewWorld, usualReview, type ReviewVariant } from './review-variants.ts';
import { SeededReview } from './SeededReview.tsx';

type EditArgs = Pick<ReviewVariant, 'rating' | 'text'>;

const editWorld = (args: EditArgs) => reviewWorld({ ...usualReview, ...args, seenBy: 'client' });

const meta = preview.meta({
  title: 'Features/Reviews/EditReviewDialog',
  component: documents<EditArgs>(EditReviewDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: editWorld,
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '640px' } },
  },
  argTypes: { rating: reviewControls.rating, text: reviewControls.text },
  args: { rating: usualReview.rating, text: usualReview.text },
  render: () => (
    <OpenableDialog>
      {({ isOpen: isWanted, onClose }) => (
        <SeededReview>
          {(review) => (
            <DialogSlot value={isWanted || null}>
              {(_, isOpen) => (
                <EditReviewDialog review={review} isOpen={isOpen} onClose={onClose} />
              )}
            </DialogSlot>
          )}
        </SeededReview>
      )}
    </OpenableDialog>
  ),
});

export const Usual = meta.story({ parameters: { chromatic: inAllModes } });

export const WithoutText = meta.story({ args: { text: 'none' } });

export const LongText = meta.story({ args: { text: 'longest' } });

/** What was typed is kept. */
export const Failed = meta.story({
  parameters: {
    feature: (args: EditArgs) => ({ ...editWorld(args), faults: [fails(updateReview, 500)] }),
  },
  play: async (context) => {
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await settle(stageOf(context));
    await dialog.findByRole('alert');
  },
});
