import type { ServedInput } from '#src/contract/endpoint.ts';
import type { listOffers, listUpcomingOffers, OFFER_SORTS } from '#src/contract/offers.ts';
import { offerRank } from '#src/domain/offer-machine.ts';
import { nameOf } from './accounts.ts';
import { clientOf, offersOf } from './offers.ts';
import { isFound, pageOf, sorted, timeValue, type Page } from './paging.ts';
import type { OfferRow } from './tables.ts';
import type { World } from './world.ts';

const SORT_VALUES: Readonly<
  Record<(typeof OFFER_SORTS)[number], (offer: OfferRow) => number | null>
> = {
  created_at: (offer) => timeValue(offer.created_at),
  payment_amount: (offer) => offer.payment_amount,
  deadline_date: (offer) => timeValue(offer.deadline_date),
  status: (offer) => offerRank(offer.status),
};

/** A page of the viewer's offers, as client or worker. */
export function offerPage(
  world: World,
  viewer: number,
  query: ServedInput<typeof listOffers>['query'],
): Page<OfferRow> {
  const found = offersOf(world, viewer).filter(
    (offer) =>
      (query.status === undefined || offer.status === query.status) &&
      isFound(query.search, textsOf(world, offer)),
  );
  return pageOf(sorted(found, query.sort_order, SORT_VALUES[query.sort_by]), query);
}

/** A page of the viewer's accepted work, nearest deadline first. */
export function upcomingPage(
  world: World,
  viewer: number,
  query: ServedInput<typeof listUpcomingOffers>['query'],
): Page<OfferRow> {
  const found = world.offers
    .by('worker_id', viewer)
    .filter(({ status }) =>
      query.status === undefined
        ? status === 'accepted' || status === 'in_progress'
        : status === query.status,
    );
  return pageOf(sorted(found, 'asc', SORT_VALUES.deadline_date), query);
}

/** Created once, as creating a formatter is expensive. */
const CURRENCY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The searchable texts of an offer: title, both names, and the amount with and without commas. */
function textsOf(world: World, offer: OfferRow): string[] {
  const amount = offer.payment_amount;
  return [
    world.tasks.findOrThrow(offer.task_id).title,
    nameOf(world, clientOf(world, offer)),
    nameOf(world, offer.worker_id),
    `$${amount.toFixed(2)}`,
    CURRENCY.format(amount),
  ];
}
