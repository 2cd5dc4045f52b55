import { expect, fn } from 'storybook/test';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import type { Offer } from '#src/domain/offer.ts';
import { OfferBar } from '#src/features/messages/chat/OfferBar.tsx';
import type { AppliedTransition } from '#src/features/offer/use-offer-transition.ts';
import { inThreeModes, onlyIn } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
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

type OnTransition = (applied: AppliedTransition) => void;
type BarArgs = OfferVariant & { readonly onTransition: OnTransition };

const meta = preview.meta({
  title: 'Features/Messages/OfferBar',
  component: documents<BarArgs>(OfferBar),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: offerWorld },
  argTypes: offerControls,
  args: { ...usualOffer, status: 'accepted' as const, onTransition: fn() },
  render: ({ onTransition }) => (
    <SeededOffer>{(offer, viewer) => bar(offer, viewer, onTransition)}</SeededOffer>
  ),
});

function bar(offer: Offer, viewer: number, onTransition: OnTransition = () => {}) {
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <OfferBar status={offer.status} {...{ offer, viewer, onTransition }} />
    </div>
  );
}

/** The buttons work: they change the offer on the story's server. */
export const Accepted = meta.story({ tags: ['!test'] });

/** On a phone, the progress is a line without its names. */
export const Phone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: onlyIn('phone light') },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await settle(stageOf(context));
    await userEvent.click(canvas.getByRole('button', { name: 'Start Work' }));
    await settle(stageOf(context));
    await expect(canvas.getByRole('button', { name: 'Complete' })).toHaveFocus();
    await expect(canvas.getByText('Working')).not.toBeVisible();
    await expect(args.onTransition).toHaveBeenCalledOnce();
  },
});

const sheet = offerSheet([
  {
    title: 'Worker',
    offers: [
      ...everyStatus(),
      ['Reviewed', { status: 'completed', hasReview: true }],
      ['Overdue', { status: 'in_progress', deadline: 'overdue' }],
      ['Highest amount', { status: 'in_progress', amount: OFFER_AMOUNT.max }],
    ],
  },
  { title: 'Client', offers: everyStatus({ seenBy: 'client' }) },
]);

/** Every status as both sides see it. */
export const Sheet = meta.story({
  parameters: { feature: sheet.world, chromatic: inThreeModes },
  render: () => <sheet.Offers column="xl">{(offer, viewer) => bar(offer, viewer)}</sheet.Offers>,
});
