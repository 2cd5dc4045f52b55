import { sheetOf } from '../sheet-of.tsx';
import { http, HttpResponse } from 'msw';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import { OfferBar } from '#src/features/messages/chat/OfferBar.tsx';
import { inDays } from '#mocks/factories/times.ts';
import { anOffer } from '#mocks/factories/offers.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { inThreeModes, onlyIn } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed } from '../../ui/sheet.tsx';
import { offersByStatus } from '../offers/every-status.ts';
import { signedInAs } from '../signed-in.tsx';

type BarProps = ComponentProps<typeof OfferBar>;

const meta = preview.meta({
  title: 'Features/Messages/OfferBar',
  component: OfferBar,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('worker')],
  args: {
    status: 'accepted' as const,
    offer: anOffer({ status: 'accepted' }),
    viewer: people.worker.id,
    onTransition: fn(),
  },
  render: (args) => <Bar {...args} />,
});

function Bar(props: BarProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <OfferBar {...props} status={props.offer?.status ?? props.status} />
    </div>
  );
}

export const Accepted = meta.story({ tags: ['!test'] });

/** On a phone, the progress is a line without its names. */
export const Phone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: onlyIn('phone light') },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/offers/:id/start', () =>
        HttpResponse.json({ offer: anOffer({ status: 'in_progress' }) }),
      ),
    );
  },
  render: function Followed(args) {
    const [offer, setOffer] = useState(args.offer);
    return (
      <Bar
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
    await userEvent.click(canvas.getByRole('button', { name: 'Start Work' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Complete' })).toHaveFocus());
    await expect(canvas.getByText('Working')).not.toBeVisible();
    await expect(args.onTransition).toHaveBeenCalledOnce();
  },
});

/** Every status as both sides see it. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(Bar, 'xl', {
    Worker: {
      ...offersByStatus(),
      Reviewed: { offer: anOffer({ id: 9, status: 'completed', review_id: 1 }) },
      Overdue: { offer: anOffer({ id: 10, status: 'in_progress', deadline_date: inDays(-2) }) },
      'Highest amount': {
        offer: anOffer({ id: 11, status: 'in_progress', payment_amount: OFFER_AMOUNT.max }),
      },
    },
    Client: offersByStatus(12, { viewer: people.client.id }),
  }),
});
