import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createReview } from '#src/contract/reviews.ts';
import { WriteReviewDialog } from '#src/features/review/WriteReviewDialog.tsx';
import { offerRole } from '#src/domain/offer-machine.ts';
import type { Review } from '#src/domain/review.ts';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { fails } from '#mocks/faults/faults.ts';
import { inAllModes } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
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

const completed = ({ seenBy, texts }: WriteArgs) =>
  offerWorld({ ...usualOffer, seenBy, texts, status: 'completed' });

const meta = preview.meta({
  title: 'Features/Reviews/WriteReviewDialog',
  component: documents<WriteArgs>(WriteReviewDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: completed,
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '640px' } },
  },
  argTypes: { seenBy: offerControls.seenBy, texts: offerControls.texts },
  args: { seenBy: 'client' as const, texts: 'usual' as const, onSubmitted: fn() },
  render: ({ onSubmitted }) => (
    <OpenableDialog>
      {({ isOpen: isWanted, onClose }) => (
        <SeededOffer>
          {(offer, viewer) => {
            const reviewee = offerRole(offer, viewer) === 'worker' ? offer.client : offer.worker;
            return (
              <DialogSlot value={isWanted || null}>
                {(_, isOpen) => (
                  <WriteReviewDialog
                    offerId={offer.id}
                    taskTitle={offer.task.title}
                    revieweeName={reviewee.name}
                    isOpen={isOpen}
                    onClose={onClose}
                    onSubmitted={onSubmitted}
                  />
                )}
              </DialogSlot>
            );
          }}
        </SeededOffer>
      )}
    </OpenableDialog>
  ),
});

export const Empty = meta.story({ parameters: { chromatic: inAllModes } });

export const Rated = meta.story({
  play: async (context) => {
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('radio', { name: /^4 of 5/ }));
    // The dialog fades in.
    await settle(stageOf(context));
    await expect(dialog.getByText('Very Good')).toBeVisible();
  },
});

/** What was typed is kept. */
export const Failed = meta.story({
  parameters: {
    feature: (args: WriteArgs) => ({ ...completed(args), faults: [fails(createReview, 500)] }),
  },
  play: async (context) => {
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('radio', { name: /^4 of 5/ }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Submit review' }));
    await settle(stageOf(context));
    await expect(dialog.getByRole('alert')).toBeVisible();
  },
});

/** Sending closes the dialog, and the review is on the story's server. */
export const Sent = meta.story({
  tags: ['!autodocs'],
  play: async (context) => {
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('radio', { name: /^5 of 5/ }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Submit review' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(context.args.onSubmitted).toHaveBeenCalledOnce();
    const { world } = stageOf(context).server;
    await expect(world.reviews.by('task_offer_id', 1)).toHaveLength(1);
  },
});
