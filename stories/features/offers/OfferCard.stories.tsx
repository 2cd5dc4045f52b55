import { sheetOf } from '../sheet-of.tsx';
import { fn } from 'storybook/test';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import { OfferCard } from '#src/features/offer/OfferCard.tsx';
import { inDays } from '#mocks/factories/times.ts';
import { anOffer } from '#mocks/factories/offers.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed, inColumn } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';
import { offersByStatus } from './every-status.ts';

const meta = preview.meta({
  title: 'Features/Offers/OfferCard',
  component: OfferCard,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('worker')],
  args: {
    offer: anOffer(),
    viewer: people.worker.id,
    onDetails: fn(),
    onReview: fn(),
    onTransition: fn(),
  },
});

export const Pending = meta.story({ tags: ['!test'], decorators: [inColumn('max-w-form')] });

const byStatus = {
  ...offersByStatus(),
  'Completed, with a review': { offer: anOffer({ id: 9, status: 'completed', review_id: 1 }) },
};

/** Every status as the worker sees it. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(OfferCard, 'xl', {
    Worker: byStatus,
    Content: {
      Overdue: {
        offer: anOffer({ id: 10, status: 'in_progress', deadline_date: inDays(-2) }),
      },
      'Without a deadline': { offer: anOffer({ id: 11, deadline_date: null }) },
      'Longest texts, highest amount': {
        offer: anOffer({
          id: 12,
          task: { title: LONGEST.title },
          offer_details: LONGEST.words,
          payment_amount: OFFER_AMOUNT.max,
        }),
      },
    },
  }),
});

/** Every status as the client sees it. */
export const SheetForClient = meta.story({
  parameters: { chromatic: inThreeModes },
  args: { viewer: people.client.id },
  render: sheetOf(OfferCard, 'xl', {
    Client: byStatus,
  }),
});
