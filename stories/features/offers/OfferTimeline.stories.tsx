import type { Offer } from '#src/domain/offer.ts';
import { OfferTimeline } from '#src/features/offer/OfferTimeline.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { everyStatus, offerSheet } from './offer-sheet.tsx';
import { offerControls, offerWorld, usualOffer, type OfferVariant } from './offer-variants.ts';
import { SeededOffer } from './SeededOffer.tsx';

const meta = preview.meta({
  title: 'Features/Offers/OfferTimeline',
  component: documents<OfferVariant>(OfferTimeline),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: offerWorld, controls: { include: ['status'] } },
  argTypes: { status: offerControls.status },
  args: { ...usualOffer, status: 'in_progress' as const },
  render: () => <SeededOffer>{(offer) => <TitledTimeline offer={offer} />}</SeededOffer>,
});

function TitledTimeline({ offer }: { offer: Offer }) {
  const titleId = `timeline-${offer.id}`;
  return (
    <div className="flex flex-col gap-4">
      <h3 id={titleId}>Timeline</h3>
      <OfferTimeline offer={offer} labelledBy={titleId} />
    </div>
  );
}

export const InProgress = meta.story({ tags: ['!test'] });

const sheet = offerSheet([{ title: 'Status', offers: everyStatus() }]);

export const Sheet = meta.story({
  parameters: { feature: sheet.world, chromatic: inThreeModes },
  render: () => (
    <sheet.Offers column="lg">{(offer) => <TitledTimeline offer={offer} />}</sheet.Offers>
  ),
});
