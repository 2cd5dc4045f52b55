import { sheetOf } from '../sheet-of.tsx';
import type { OfferStatus } from '#src/domain/offer.ts';
import { OfferDeadline } from '#src/features/offer/OfferDeadline.tsx';
import { inDays } from '#mocks/factories/times.ts';
import { anOffer } from '#mocks/factories/offers.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';

const meta = preview.meta({
  title: 'Features/Offers/OfferDeadline',
  component: OfferDeadline,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('worker')],
  args: { offer: anOffer({ deadline_date: inDays(2) }) },
});

export const DueSoon = meta.story({ tags: ['!test'] });

/** An offer with each kind of deadline. */
const deadlines = (status: OfferStatus) => ({
  Overdue: { offer: anOffer({ status, deadline_date: inDays(-2) }) },
  Today: { offer: anOffer({ status, deadline_date: inDays(0) }) },
  'In a few days': { offer: anOffer({ status, deadline_date: inDays(2) }) },
  Later: { offer: anOffer({ status, deadline_date: inDays(6) }) },
  None: { offer: anOffer({ status, deadline_date: null }) },
});

/** The urgency shows while the offer is live. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(OfferDeadline, 'md', {
    Live: deadlines('in_progress'),
    Over: deadlines('completed'),
  }),
});
