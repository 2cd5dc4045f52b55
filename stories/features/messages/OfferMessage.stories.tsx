import { sheetOf } from '../sheet-of.tsx';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import { OfferMessage } from '#src/features/messages/bubbles/OfferMessage.tsx';
import { inDays } from '#mocks/factories/times.ts';
import { anOffer } from '#mocks/factories/offers.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed } from '../../ui/sheet.tsx';
import { offersByStatus } from '../offers/every-status.ts';
import { signedInAs } from '../signed-in.tsx';

const meta = preview.meta({
  title: 'Features/Messages/OfferMessage',
  component: OfferMessage,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('worker')],
  args: {
    offer: anOffer(),
    viewer: people.worker.id,
    isOwn: false,
    isInBar: false,
    onTransition: fn(),
  },
});

export const Pending = meta.story({ tags: ['!test'] });

/** After the answer, nothing is left to do here; the focus moves to the link. */
export const Accepted = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/offers/:id/accept', () =>
        HttpResponse.json({ offer: anOffer({ status: 'accepted' }) }),
      ),
    );
  },
  render: function Followed(args) {
    const [offer, setOffer] = useState(args.offer);
    return (
      <OfferMessage
        {...args}
        offer={offer}
        onTransition={(applied) => {
          setOffer(applied.offer);
          args.onTransition?.(applied);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Offer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^View Details/ })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /Accept|Decline/ })).not.toBeInTheDocument();
    await expect(args.onTransition).toHaveBeenCalledOnce();
  },
});

/** Every status as both sides see it. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(OfferMessage, 'lg', {
    Worker: {
      ...offersByStatus(),
      Overdue: { offer: anOffer({ id: 9, status: 'in_progress', deadline_date: inDays(-2) }) },
      'Without a deadline': { offer: anOffer({ id: 10, deadline_date: null }) },
      'Longest texts, highest amount': {
        offer: anOffer({
          id: 11,
          task: { title: LONGEST.title },
          offer_details: LONGEST.words,
          payment_amount: OFFER_AMOUNT.max,
        }),
      },
    },
    Client: offersByStatus(12, { isOwn: true, viewer: people.client.id }),
  }),
});
