import type { Offer } from '#src/domain/offer.ts';
import { OfferTimeline } from '#src/features/offer/OfferTimeline.tsx';
import { anOffer } from '#mocks/factories/offers.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed, SheetSection } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';
import { offersByStatus } from './every-status.ts';

const meta = preview.meta({
  title: 'Features/Offers/OfferTimeline',
  component: OfferTimeline,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('worker')],
  args: { offer: anOffer({ status: 'in_progress' }), labelledBy: 'timeline' },
  render: TitledTimeline,
});

function TitledTimeline({ offer, labelledBy }: { offer: Offer; labelledBy: string }) {
  return (
    <div className="flex flex-col gap-4">
      <h3 id={labelledBy}>Timeline</h3>
      <OfferTimeline {...{ offer, labelledBy }} />
    </div>
  );
}

export const InProgress = meta.story({ tags: ['!test'] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="Status" column="lg" states={offersByStatus()}>
      {({ offer }: { offer: Offer }) => (
        <TitledTimeline offer={offer} labelledBy={`timeline-${offer.id}`} />
      )}
    </SheetSection>
  ),
});
