import { expect, it } from 'vitest';
import { aMessage } from '#mocks/factories/messages.ts';
import { anOffer } from '#mocks/factories/offers.ts';
import { declinedOfferIn } from './declined-offer.ts';

const offer = anOffer({ status: 'declined' });
const declined = aMessage({ message_type: 'offer_declined', message: 'Too far away.', offer });
const text = aMessage({ message: 'What would be a fair price?' });

it.each([
  ['comes with the answer of the worker', 'declined', [declined]],
  ['stays while the two talk', 'declined', [text, declined]],
] as const)('a declined offer %s', (_, offer_status, messages) => {
  expect(declinedOfferIn({ offer_status }, messages)).toEqual({ offer, response: 'Too far away.' });
});

it.each(['pending', 'accepted', 'cancelled', null] as const)(
  'a declined offer is replaced by one that is %s',
  (offer_status) => {
    expect(declinedOfferIn({ offer_status }, [text, declined])).toBeNull();
  },
);
