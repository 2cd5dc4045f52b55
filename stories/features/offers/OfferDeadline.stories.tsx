import { OfferDeadline } from '#src/features/offer/OfferDeadline.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { offerSheet, type OfferSection } from './offer-sheet.tsx';
import { offerControls, offerWorld, usualOffer, type OfferVariant } from './offer-variants.ts';
import { SeededOffer } from './SeededOffer.tsx';

const { status, deadline } = offerControls;

const meta = preview.meta({
  title: 'Features/Offers/OfferDeadline',
  component: documents<OfferVariant>(OfferDeadline),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: offerWorld, controls: { include: ['status', 'deadline'] } },
  argTypes: { status, deadline },
  args: usualOffer,
  render: () => <SeededOffer>{(offer) => <OfferDeadline offer={offer} />}</SeededOffer>,
});

export const DueSoon = meta.story({ tags: ['!test'], args: { deadline: 'soon' } });

const everyDeadline = (status: OfferVariant['status']): OfferSection['offers'] => [
  ['Overdue', { status, deadline: 'overdue' }],
  ['Today', { status, deadline: 'today' }],
  ['In a few days', { status, deadline: 'soon' }],
  ['Later', { status, deadline: 'later' }],
  ['None', { status, deadline: 'none' }],
];

const sheet = offerSheet([
  { title: 'Live', offers: everyDeadline('in_progress') },
  { title: 'Over', offers: everyDeadline('completed') },
]);

/** The urgency shows while the offer is live. */
export const Sheet = meta.story({
  parameters: { feature: sheet.world, chromatic: inThreeModes },
  render: () => (
    <sheet.Offers column="md">{(offer) => <OfferDeadline offer={offer} />}</sheet.Offers>
  ),
});
