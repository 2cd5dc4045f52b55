import { sheetOf } from '../sheet-of.tsx';
import { fn } from 'storybook/test';
import { PendingReviewCard } from '#src/features/pending-reviews/PendingReviewCard.tsx';
import { refTo } from '#mocks/factories/users.ts';
import { aPendingReview } from '#mocks/factories/reviews.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';

const meta = preview.meta({
  title: 'Features/PendingReviews/PendingReviewCard',
  component: PendingReviewCard,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('client')],
  args: { pending: aPendingReview(), onWrite: fn() },
});

export const Pending = meta.story({ tags: ['!test'] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(PendingReviewCard, 'xl', {
    'Pending review': {
      Usual: {},
      Cents: { pending: aPendingReview({ task_offer_id: 2, payment_amount: 120.5 }) },
      'Everything at its longest': {
        pending: aPendingReview({
          task_offer_id: 3,
          task_title: LONGEST.title,
          can_review_user: refTo('longName'),
          payment_amount: 99_999.99,
        }),
      },
    },
  }),
});
