import { OfferStatusBadge } from '#src/features/offer/OfferStatusBadge.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { statusCaptions } from './every-status.ts';

const meta = preview.meta({
  title: 'Features/Offers/OfferStatusBadge',
  component: OfferStatusBadge,
  tags: ['autodocs'],
  decorators: [framed],
  argTypes: {
    status: { options: statusCaptions.map(([, status]) => status), control: { type: 'select' } },
  },
  args: { status: 'pending' as const },
});

export const Pending = meta.story({ tags: ['!test'] });

/** Every status. product.md §4 has one label for a canceled offer and for a status it does not know. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="Status">
      {statusCaptions.map(([caption, status]) => (
        <SheetItem key={status} caption={caption}>
          <OfferStatusBadge status={status} />
        </SheetItem>
      ))}
    </SheetSection>
  ),
});
