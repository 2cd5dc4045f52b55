import { fn } from 'storybook/test';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import {
  UpcomingOfferCard,
  type UpcomingOfferCardProps,
} from '#src/features/dashboards/worker/UpcomingOfferCard.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { everyStatus, offerSheet } from '../offers/offer-sheet.tsx';
import {
  offerControls,
  offerWorld,
  usualOffer,
  type OfferVariant,
} from '../offers/offer-variants.ts';
import { SeededOffer } from '../offers/SeededOffer.tsx';

type CardArgs = OfferVariant & Pick<UpcomingOfferCardProps, 'onDetails' | 'onTransition'>;

const meta = preview.meta({
  title: 'Features/Worker/UpcomingOfferCard',
  component: documents<CardArgs>(UpcomingOfferCard),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: offerWorld },
  argTypes: offerControls,
  args: { ...usualOffer, status: 'accepted' as const, onDetails: fn(), onTransition: fn() },
  render: ({ onDetails, onTransition }) => (
    <div className="max-w-sm">
      <SeededOffer>
        {(offer, viewer) => <UpcomingOfferCard {...{ offer, viewer, onDetails, onTransition }} />}
      </SeededOffer>
    </div>
  ),
});

/** The buttons work: they change the offer on the story's server. */
export const Accepted = meta.story({ tags: ['!test'] });

const sheet = offerSheet([
  { title: 'Status', offers: everyStatus() },
  {
    title: 'Content',
    offers: [
      ['Overdue', { status: 'in_progress', deadline: 'overdue' }],
      ['Without a deadline', { status: 'accepted', deadline: 'none' }],
      [
        'Longest texts, highest amount',
        { status: 'accepted', texts: 'longest', amount: OFFER_AMOUNT.max },
      ],
    ],
  },
]);

/** Every status. The server lists accepted and started work; the others are left from before a refresh. */
export const Sheet = meta.story({
  parameters: { feature: sheet.world, chromatic: inThreeModes },
  render: ({ onDetails, onTransition }) => (
    <sheet.Offers column="lg">
      {(offer, viewer) => <UpcomingOfferCard {...{ offer, viewer, onDetails, onTransition }} />}
    </sheet.Offers>
  ),
});
