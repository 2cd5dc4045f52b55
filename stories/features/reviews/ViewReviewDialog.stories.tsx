import { ViewReviewDialog } from '#src/entities/reviews/ViewReviewDialog.tsx';
import { getReview } from '#src/contract/reviews.ts';
import type { OfferRole } from '#src/domain/offer-process.ts';
import { RATINGS, type Rating } from '#src/domain/review.ts';
import { paths } from '#src/lib/paths.ts';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { fails, never } from '#mocks/faults.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { people } from '#mocks/scenarios/accounts.ts';
import { OFFER_ID, oneOffer } from '#mocks/scenarios/offer-seeds.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { seedReview } from '#mocks/seeds/rows.ts';
import { inAllModes } from '#stories/checks/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';

interface ViewArgs {
  /** In stars. */
  readonly rating: Rating;
  readonly text: 'none' | 'usual' | 'longest';
  readonly seenBy: OfferRole;
}

const REVIEW_ID = 1;

/** The client's review of a completed offer. */
function reviewWorld({ rating, text, seenBy }: ViewArgs) {
  return scenario({
    id: 'feature-review',
    title: 'A review',
    as: seenBy,
    at: paths.offers.to(),
    seed: (world) => {
      oneOffer('completed')(world);
      seedReview(world, {
        id: REVIEW_ID,
        task_offer_id: OFFER_ID,
        reviewer_id: people.client.id,
        rating,
        ...(text === 'none' && { review_text: null }),
        ...(text === 'longest' && { review_text: LONGEST.words }),
      });
    },
  });
}

const category = 'What the server knows';

const meta = preview.meta({
  title: 'Features/Reviews/ViewReviewDialog',
  component: documents<ViewArgs>(ViewReviewDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: reviewWorld,
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '480px' } },
  },
  argTypes: {
    rating: {
      description: 'The number of stars.',
      options: RATINGS,
      control: { type: 'inline-radio' },
      table: { category },
    },
    text: {
      description: 'The length of the text.',
      options: ['none', 'usual', 'longest'] satisfies ViewArgs['text'][],
      control: { type: 'inline-radio' },
      table: { category },
    },
    seenBy: {
      description:
        'Who is signed in: the client wrote the review, the worker reads about themselves.',
      options: ['client', 'worker'] satisfies OfferRole[],
      control: { type: 'inline-radio' },
      table: { category },
    },
  },
  args: { rating: 4 as const, text: 'usual' as const, seenBy: 'worker' as const },
  render: () => (
    <OpenableDialog>
      {({ isOpen: isWanted, onClose }) => (
        <DialogSlot value={isWanted || null}>
          {(_, isOpen) => (
            <ViewReviewDialog reviewId={REVIEW_ID} isOpen={isOpen} onClose={onClose} />
          )}
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
    feature: (args: ViewArgs) => ({ ...reviewWorld(args), faults: [never(getReview)] }),
  },
});

export const Failed = meta.story({
  parameters: {
    feature: (args: ViewArgs) => ({ ...reviewWorld(args), faults: [fails(getReview, 500)] }),
  },
});
