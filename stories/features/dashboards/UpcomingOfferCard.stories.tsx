import { sheetOf } from '../sheet-of.tsx';
import { fn } from 'storybook/test';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import { UpcomingOfferCard } from '#src/features/dashboards/worker/UpcomingOfferCard.tsx';
import { inDays } from '#mocks/factories/times.ts';
import { anOffer } from '#mocks/factories/offers.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed, inColumn } from '../../ui/sheet.tsx';
import { offersByStatus } from '../offers/every-status.ts';
import { signedInAs } from '../signed-in.tsx';

const meta = preview.meta({
  title: 'Features/Worker/UpcomingOfferCard',
  component: UpcomingOfferCard,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('worker')],
  args: {
    offer: anOffer({ status: 'accepted' }),
    viewer: people.worker.id,
    onDetails: fn(),
    onTransition: fn(),
  },
});

export const Accepted = meta.story({ tags: ['!test'], decorators: [inColumn('max-w-sm')] });

/** Every status. The server lists accepted and started work; the others are left from before a refresh. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(UpcomingOfferCard, 'lg', {
    Status: offersByStatus(),
    Content: {
      Overdue: {
        offer: anOffer({ id: 9, status: 'in_progress', deadline_date: inDays(-2) }),
      },
      'Without a deadline': {
        offer: anOffer({ id: 10, status: 'accepted', deadline_date: null }),
      },
      'Longest texts, highest amount': {
        offer: anOffer({
          id: 11,
          status: 'accepted',
          task: { title: LONGEST.title },
          offer_details: LONGEST.words,
          payment_amount: OFFER_AMOUNT.max,
        }),
      },
    },
  }),
});
