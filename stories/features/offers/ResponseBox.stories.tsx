import { fn } from 'storybook/test';
import type { Offer } from '#src/domain/offer.ts';
import { ResponseBox } from '#src/features/offer/ResponseBox.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { offerWorld, usualOffer } from './offer-variants.ts';
import { SeededOffer } from './SeededOffer.tsx';

interface ResponseArgs {
  readonly transition: 'accept' | 'decline';
  readonly placement: 'card' | 'dialog';
  readonly isSending: boolean;
  readonly onSend: (request: { responseMessage: string }) => void;
  readonly onBack: () => void;
}

const meta = preview.meta({
  title: 'Features/Offers/ResponseBox',
  component: documents<ResponseArgs>(ResponseBox),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: () => offerWorld(usualOffer),
    // Each takes the focus.
    docs: { story: { inline: false, height: '320px' } },
  },
  argTypes: {
    transition: { options: ['accept', 'decline'], control: { type: 'inline-radio' } },
    placement: { options: ['card', 'dialog'], control: { type: 'inline-radio' } },
  },
  args: {
    transition: 'accept' as const,
    placement: 'card' as const,
    isSending: false,
    onSend: fn(),
    onBack: fn(),
  },
  render: (args) => (
    <div className="max-w-form">
      <SeededOffer>{(offer) => box(offer, args)}</SeededOffer>
    </div>
  ),
});

function box(offer: Offer, { transition, placement, isSending, onSend, onBack }: ResponseArgs) {
  return (
    <ResponseBox
      key={transition}
      {...{ offer, transition, placement, isSending, onSend, onBack }}
      box={{ current: null }}
    />
  );
}

export const Accept = meta.story({ tags: ['!test'] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <SeededOffer>
      {(offer) =>
        (['accept', 'decline'] as const).map((transition) => (
          <SheetSection
            key={transition}
            title={transition === 'accept' ? 'Accept' : 'Decline'}
            column="lg"
          >
            {[false, true].map((isSending) => (
              <SheetItem key={String(isSending)} caption={isSending ? 'Sending' : 'Default'}>
                {box(offer, { ...args, transition, isSending })}
              </SheetItem>
            ))}
          </SheetSection>
        ))
      }
    </SeededOffer>
  ),
});
