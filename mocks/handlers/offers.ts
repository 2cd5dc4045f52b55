import {
  acceptOffer,
  cancelOffer,
  completeOffer,
  declineOffer,
  getOffer,
  listOffers,
  listUpcomingOffers,
  startOffer,
} from '#src/contract/offers.ts';
import type { OfferTransition } from '#src/domain/offer-process.ts';
import { offerPage, upcomingPage } from '../db/offer-lists.ts';
import { transitionOffer, ownOffer } from '../db/offers.ts';
import type { Page } from '../db/paging.ts';
import type { OfferRow, UserRow } from '../db/tables.ts';
import { wireOffer } from '../db/wire.ts';
import type { World } from '../db/world.ts';
import type { Mock } from './mock.ts';

/** The context of a call about one offer. */
interface OfferContext {
  readonly world: World;
  readonly viewer: UserRow;
  readonly params: { readonly id: number };
}

export const offerHandlers = (mock: Mock) => [
  mock(listOffers, ({ query, viewer, world }) =>
    answer(world, offerPage(world, viewer.id, query), viewer),
  ),

  mock(listUpcomingOffers, ({ query, viewer, world }) =>
    answer(world, upcomingPage(world, viewer.id, query), viewer),
  ),

  mock(getOffer, ({ params, viewer, world }) => ({
    offer: wireOffer(world, ownOffer(world, params.id, viewer.id).offer, viewer.id),
  })),

  mock(acceptOffer, (context) => transitioned(context, 'accept', context.body.response_message)),
  mock(declineOffer, (context) => transitioned(context, 'decline', context.body.response_message)),
  mock(cancelOffer, (context) => transitioned(context, 'cancel')),
  mock(startOffer, (context) => transitioned(context, 'start')),
  mock(completeOffer, (context) => transitioned(context, 'complete')),
];

function transitioned(
  { params, viewer, world }: OfferContext,
  transition: OfferTransition,
  text?: string | null,
) {
  const row = transitionOffer(world, params.id, viewer.id, transition, text ?? '');
  return { offer: wireOffer(world, row, viewer.id) };
}

function answer(world: World, { rows, pagination }: Page<OfferRow>, viewer: UserRow) {
  return { offers: rows.map((row) => wireOffer(world, row, viewer.id)), pagination };
}
