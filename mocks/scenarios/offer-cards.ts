import { getOffer, listOffers } from '#src/contract/offers.ts';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import { fullName } from '#src/domain/user.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { patches } from '../faults/faults.ts';
import { LONGEST } from '../fixtures/longest-texts.ts';
import { people } from '../fixtures/accounts.ts';
import { oneOffer } from './offer-seeds.ts';
import { scenario, variantsOf } from './scenario.ts';

/** The base scenario: a list with a single offer. */
const card = scenario({
  id: 'offers-card',
  title: 'Offer card',
  as: 'worker',
  at: paths.offers.to(),
});

const cardOf = variantsOf(card, 'Offer card');

/** The worker of the offer, for a viewer on neither side. */
const others = {
  worker_id: people.worker.id,
  worker: { id: people.worker.id, name: fullName(people.worker) },
};

export const offersCardPending = cardOf('offers-card-pending', 'pending', {
  seed: oneOffer('pending'),
});
export const offersCardAccepted = cardOf('offers-card-accepted', 'accepted', {
  seed: oneOffer('accepted'),
});
export const offersCardDeclined = cardOf('offers-card-declined', 'declined', {
  seed: oneOffer('declined'),
});
export const offersCardInProgress = cardOf('offers-card-in-progress', 'in progress', {
  seed: oneOffer('in_progress'),
});
export const offersCardCompleted = cardOf('offers-card-completed', 'completed', {
  seed: oneOffer('completed'),
});
export const offersCardReviewed = cardOf('offers-card-reviewed', 'completed and reviewed', {
  seed: oneOffer('completed', { reviewedBy: ['client', 'worker'] }),
});
export const offersCardPaid = cardOf('offers-card-paid', 'paid', {
  seed: oneOffer('paid', { reviewedBy: ['client', 'worker'] }),
});
export const offersCardCancelled = cardOf('offers-card-cancelled', 'cancelled', {
  seed: oneOffer('cancelled'),
});
// A server never lists other users' offers, so the response is patched.
export const offersCardNeitherSide = cardOf('offers-card-neither-side', 'between other people', {
  as: 'sparse',
  seed: oneOffer('pending', { offer: { worker_id: people.sparse.id, deadline_date: null } }),
  faults: [patches(listOffers, others, { each: 'offers' }), patches(getOffer, { offer: others })],
});
export const offersCardNoDeadline = cardOf('offers-card-no-deadline', 'no deadline', {
  seed: oneOffer('pending', { offer: { deadline_date: null } }),
});
export const offersCardNoDetails = cardOf('offers-card-no-details', 'no details', {
  seed: oneOffer('pending', { offer: { offer_details: null } }),
});
export const offersCardLong = cardOf('offers-card-long', 'everything at its longest', {
  seed: oneOffer('pending', {
    task: {
      client_id: people.longName.id,
      title: LONGEST.title,
      payment_offer: OFFER_AMOUNT.max,
    },
    offer: { offer_details: LONGEST.words },
  }),
});
