import { getOffer, listOffers } from '#src/contract/offers.ts';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import { paths } from '#src/lib/paths.ts';
import { wireOffer } from '../db/wire.ts';
import type { World } from '../db/world.ts';
import { answersWith, type Fault } from '../faults.ts';
import { LONGEST } from '../fixtures/longest-texts.ts';
import { createSteppedClock } from '../stepped-clock.ts';
import { people, type Viewer } from './accounts.ts';
import { OFFER_ID, oneOffer } from './offer-seeds.ts';
import { openScenario, scenario, variantsOf } from './scenario.ts';

/**
 * The list and the details as they are answered whatever the world holds: the offer of a world of
 * its own, at the moment at which the stories stand still.
 *
 * @param change what the server says of it that no world of ours could
 */
export function answersWithOffer(
  seed: (world: World) => void,
  viewer: Viewer,
  change: Readonly<Record<string, unknown>> = {},
): { list: Fault; details: Fault } {
  const { world } = openScenario({ ...card, seed }, createSteppedClock());
  const row = world.offers.findOrThrow(OFFER_ID);
  const offer = { ...wireOffer(world, row, people[viewer].id), ...change };
  return {
    list: answersWith(listOffers, { offers: [offer], pagination: { total: 1, has_more: false } }),
    details: answersWith(getOffer, { offer }),
  };
}

/** The offers of somebody who has one. */
const card = scenario({
  id: 'offers-card',
  title: 'Offer card',
  as: 'worker',
  at: paths.offers.to(),
});

const cardOf = variantsOf(card, 'Offer card');

/** The card of an offer as its worker and as its client see it. */
function bothSides<const Name extends string>(name: Name, said: string, seed: (w: World) => void) {
  return [
    card.with({
      id: `offers-card-${name}-worker` as const,
      title: `Offer card, ${said}, for the worker`,
      seed,
    }),
    card.with({
      id: `offers-card-${name}-client` as const,
      title: `Offer card, ${said}, for the client`,
      as: 'client',
      seed,
    }),
  ] as const;
}

export const pending = bothSides('pending', 'pending', oneOffer('pending'));
export const accepted = bothSides('accepted', 'accepted', oneOffer('accepted'));
export const inProgress = bothSides('in-progress', 'in progress', oneOffer('in_progress'));
export const completed = bothSides('completed', 'completed', oneOffer('completed'));
export const reviewed = bothSides(
  'reviewed',
  'completed and reviewed',
  oneOffer('completed', { reviewedBy: ['client', 'worker'] }),
);

const archived = answersWithOffer(oneOffer('completed'), 'worker', { status: 'archived' });
const others = answersWithOffer(oneOffer('pending', { offer: { deadline_date: null } }), 'sparse');

/** A single card: every status from both sides, and the limits of what stands on it. */
export const offerCardScenarios = [
  ...pending,
  ...accepted,
  ...bothSides('declined', 'declined', oneOffer('declined')),
  ...inProgress,
  ...completed,
  ...reviewed,
  ...bothSides('paid', 'paid', oneOffer('paid', { reviewedBy: ['client', 'worker'] })),
  ...bothSides('cancelled', 'cancelled', oneOffer('cancelled')),
  cardOf('offers-card-unknown-status', 'a status that nobody knows', {
    faults: [archived.list, archived.details],
  }),
  cardOf('offers-card-neither-side', 'between other people', {
    as: 'sparse',
    faults: [others.list, others.details],
  }),
  cardOf('offers-card-no-deadline', 'no deadline', {
    seed: oneOffer('pending', { offer: { deadline_date: null } }),
  }),
  cardOf('offers-card-no-details', 'no details', {
    seed: oneOffer('pending', { offer: { offer_details: null } }),
  }),
  cardOf('offers-card-long', 'everything at its longest', {
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
