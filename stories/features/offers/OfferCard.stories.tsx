import { fn } from 'storybook/test';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import { OfferCard, type OfferCardProps } from '#src/features/offer/OfferCard.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { everyStatus, offerSheet } from './offer-sheet.tsx';
import { offerControls, offerWorld, usualOffer, type OfferVariant } from './offer-variants.ts';
import { SeededOffer } from './SeededOffer.tsx';

type CardArgs = OfferVariant & Pick<OfferCardProps, 'onDetails' | 'onReview' | 'onTransition'>;

const meta = preview.meta({
  title: 'Features/Offers/OfferCard',
  component: documents<CardArgs>(OfferCard),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: offerWorld },
  argTypes: offerControls,
  args: { ...usualOffer, onDetails: fn(), onReview: fn(), onTransition: fn() },
  render: (args) => (
    <div className="max-w-form">
      <SeededOffer>{(offer, viewer) => card({ ...args, offer, viewer })}</SeededOffer>
    </div>
  ),
});

function card({ offer, viewer, onDetails, onReview, onTransition }: OfferCardProps) {
  return <OfferCard {...{ offer, viewer, onDetails, onReview, onTransition }} />;
}

/** The buttons work: they change the offer on the story's server. */
export const Pending = meta.story({ tags: ['!test'] });

const workerSheet = offerSheet([
  {
    title: 'Worker',
    offers: [
      ...everyStatus(),
      ['Completed, with a review', { status: 'completed', hasReview: true }],
    ],
  },
  {
    title: 'Content',
    offers: [
      ['Overdue', { status: 'in_progress', deadline: 'overdue' }],
      ['Without a deadline', { deadline: 'none' }],
      ['Longest texts, highest amount', { texts: 'longest', amount: OFFER_AMOUNT.max }],
    ],
  },
]);

/** Every status as the worker sees it. */
export const Sheet = meta.story({
  parameters: { feature: workerSheet.world, chromatic: inThreeModes },
  render: (args) => (
    <workerSheet.Offers column="xl">
      {(offer, viewer) => card({ ...args, offer, viewer })}
    </workerSheet.Offers>
  ),
});

const clientSheet = offerSheet([
  {
    title: 'Client',
    offers: [
      ...everyStatus({ seenBy: 'client' }),
      ['Completed, with a review', { status: 'completed', hasReview: true, seenBy: 'client' }],
    ],
  },
]);

/** Every status as the client sees it. */
export const SheetForClient = meta.story({
  parameters: { feature: clientSheet.world, chromatic: inThreeModes },
  render: (args) => (
    <clientSheet.Offers column="xl">
      {(offer, viewer) => card({ ...args, offer, viewer })}
    </clientSheet.Offers>
  ),
});
