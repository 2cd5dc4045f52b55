import type { OfferStatus } from '#src/domain/offer.ts';
import { OfferDeadline } from '#src/features/offer/OfferCard.tsx';
import { inDays } from '#mocks/factories/times.ts';
import { anOffer } from '#mocks/factories/offers.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';

const meta = preview.meta({
  title: 'Features/Offers/OfferDeadline',
  component: OfferDeadline,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('worker')],
  args: { offer: anOffer({ deadline_date: inDays(2) }) },
});

export const DueSoon = meta.story({ tags: ['!test'] });

const sections: readonly (readonly [title: string, status: OfferStatus])[] = [
  ['Live', 'in_progress'],
  ['Over', 'completed'],
];

const deadlines = [
  ['Overdue', inDays(-2)],
  ['Today', inDays(0)],
  ['In a few days', inDays(2)],
  ['Later', inDays(6)],
  ['None', null],
] as const;

/** The urgency shows while the offer is live. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      {sections.map(([title, status]) => (
        <SheetSection key={title} title={title} column="md">
          {deadlines.map(([caption, deadline_date]) => (
            <SheetItem key={caption} caption={caption}>
              <OfferDeadline offer={anOffer({ status, deadline_date })} />
            </SheetItem>
          ))}
        </SheetSection>
      ))}
    </>
  ),
});
