import { expect, fn } from 'storybook/test';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import type { Offer } from '#src/domain/offer.ts';
import type { AppliedTransition } from '#src/features/offer/use-offer-transition.ts';
import { OfferMessage } from '#src/features/messages/bubbles/OfferMessage.tsx';
import { inThreeModes } from '#states/modes.ts';
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
type MessageArgs = OfferVariant & { readonly onTransition: OnTransition };

const meta = preview.meta({
  title: 'Features/Messages/OfferMessage',
  component: documents<MessageArgs>(OfferMessage),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: offerWorld, controls: { exclude: ['hasReview'] } },
  argTypes: offerControls,
  args: { ...usualOffer, onTransition: fn() },
  render: ({ onTransition }) => (
    <SeededOffer>{(offer, viewer) => message(offer, viewer, onTransition)}</SeededOffer>
  ),
});

function message(offer: Offer, viewer: number, onTransition: OnTransition = () => {}) {
  return (
    <OfferMessage
      isOwn={offer.client.id === viewer}
      isInBar={false}
      {...{ offer, viewer, onTransition }}
    />
  );
}

/** The buttons work: they change the offer on the story's server. */
export const Pending = meta.story({ tags: ['!test'] });

/** After the answer, nothing is left to do here; the focus moves to the link. */
export const Accepted = meta.story({
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const stage = stageOf(context);
    await settle(stage);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Offer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept offer' }));
    await settle(stage);
    await expect(canvas.getByRole('link', { name: /^View Details/ })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /Accept|Decline/ })).not.toBeInTheDocument();
    await expect(stage.server.world.offers.findOrThrow(1).status).toBe('accepted');
    await expect(args.onTransition).toHaveBeenCalledOnce();
  },
});

const sheet = offerSheet([
  {
    title: 'Worker',
    offers: [
      ...everyStatus(),
      ['Overdue', { status: 'in_progress', deadline: 'overdue' }],
      ['Without a deadline', { deadline: 'none' }],
      ['Longest texts, highest amount', { texts: 'longest', amount: OFFER_AMOUNT.max }],
    ],
  },
  { title: 'Client', offers: everyStatus({ seenBy: 'client' }) },
]);

/** Every status as both sides see it. */
export const Sheet = meta.story({
  parameters: { feature: sheet.world, chromatic: inThreeModes },
  render: () => (
    <sheet.Offers column="lg">{(offer, viewer) => message(offer, viewer)}</sheet.Offers>
  ),
});
