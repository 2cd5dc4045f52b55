import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listOffers } from '#src/contract/offers.ts';
import { MAX_PER_PAGE } from '#src/contract/shared.ts';
import type { Offer } from '#src/domain/offer.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';

/**
 * Renders an offer of the story's server. It follows the offer, so that a control that changes the
 * offer shows its effect.
 *
 * @param props.id by default the only offer of an `offerWorld`
 * @param props.children renders the offer, for the user id of the viewer
 */
export function SeededOffer({
  id = 1,
  children,
}: {
  id?: number;
  children: (offer: Offer, viewer: number) => ReactNode;
}) {
  const query = { per_page: MAX_PER_PAGE };
  const { data, error } = useQuery(callQuery(useApi(), listOffers, { query }));
  const viewer = useSession()?.user.id;
  if (error) return <p>{error.message}</p>;
  if (!data) return null;
  const offer = data.offers.find((each) => each.id === id);
  if (!offer || viewer === undefined) return <p>The offer is not among this viewer's offers.</p>;
  return children(offer, viewer);
}
