import { getOffer, listOffers } from '#src/contract/offers.ts';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import { fullName } from '#src/domain/user.ts';
import { paths } from '#src/lib/paths.ts';
import { patches } from '../faults.ts';
import { LONGEST } from '../fixtures/longest-texts.ts';
import { people } from './accounts.ts';
import { oneOffer } from './offer-seeds.ts';
import { scenario, variantsOf, type Seed } from './scenario.ts';

/** The offers of somebody who has one. */
const card = scenario({
  id: 'offers-card',
  title: 'Offer card',
  as: 'worker',
  at: paths.offers.to(),
});

const limit = variantsOf(card, 'Offer card');

/** The card of an offer in a status. */
function cardOf<const Name extends string>(name: Name, said: string, seed: Seed) {
  return limit(`offers-card-${name}` as const, said, { seed });
}

/** Who the only offer is between, for a viewer who is neither. */
const others = {
  worker_id: people.worker.id,
  worker: { id: people.worker.id, name: fullName(people.worker) },
};

/** A single card: every status, for its worker, and the limits of what stands on it. */
export const offerCardScenarios = [
  cardOf('pending', 'pending', oneOffer('pending')),
  cardOf('accepted', 'accepted', oneOffer('accepted')),
  cardOf('declined', 'declined', oneOffer('declined')),
  cardOf('in-progress', 'in progress', oneOffer('in_progress')),
  cardOf('completed', 'completed', oneOffer('completed')),
  cardOf(
    'reviewed',
    'completed and reviewed',
    oneOffer('completed', { reviewedBy: ['client', 'worker'] }),
  ),
  cardOf('paid', 'paid', oneOffer('paid', { reviewedBy: ['client', 'worker'] })),
  cardOf('cancelled', 'cancelled', oneOffer('cancelled')),
  // A real server lists no offer of other people: the answer has to be changed.
  limit('offers-card-neither-side', 'between other people', {
    as: 'sparse',
    seed: oneOffer('pending', { offer: { worker_id: people.sparse.id, deadline_date: null } }),
    faults: [patches(listOffers, others, { each: 'offers' }), patches(getOffer, { offer: others })],
  }),
  limit('offers-card-no-deadline', 'no deadline', {
    seed: oneOffer('pending', { offer: { deadline_date: null } }),
  }),
  limit('offers-card-no-details', 'no details', {
    seed: oneOffer('pending', { offer: { offer_details: null } }),
  }),
  limit('offers-card-long', 'everything at its longest', {
    seed: oneOffer('pending', {
      task: {
        client_id: people.longName.id,
        title: LONGEST.title,
        payment_offer: OFFER_AMOUNT.max,
      },
      offer: { offer_details: LONGEST.words },
    }),
  }),
] as const;
