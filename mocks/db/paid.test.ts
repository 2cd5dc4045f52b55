import { beforeEach, describe, expect, it } from 'vitest';
import { OFFER_STATUSES, type OfferStatus } from '#src/domain/offer.ts';
import { CLIENT, smallWorld, WORKER, type SmallWorld } from '../testing/small-world.ts';
import { markAsPaid } from './offers.ts';

const NOW = '2026-03-14T10:00:00.000Z';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

const offerIn = (status: OfferStatus) =>
  small.offer({ task_id: small.task({ status: 'completed' }).id, status });

describe('marking an offer as paid', () => {
  it('updates a completed offer and notifies the worker', () => {
    const offer = offerIn('completed');
    expect(markAsPaid(small.world, offer.id)).toMatchObject({
      status: 'paid',
      paid_at: NOW,
      updated_at: NOW,
    });
    expect(small.world.messages.all()).toMatchObject([
      { message_type: 'offer_paid', sender_id: CLIENT, recipient_id: WORKER, offer_id: offer.id },
    ]);
    expect(small.world.tasks.findOrThrow(offer.task_id).status).toBe('completed');
  });

  it.each(OFFER_STATUSES.filter((status) => status !== 'completed'))(
    'rejects an offer that is %s',
    (status) => {
      const { id } = offerIn(status);
      expect(() => markAsPaid(small.world, id)).toThrow(/^409/);
      expect(small.world.messages.all()).toEqual([]);
    },
  );
});
