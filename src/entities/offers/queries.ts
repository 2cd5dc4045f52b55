import type { QueryClient } from '@tanstack/react-query';
import { getOffer } from '#src/contract/offers.ts';
import type { Api } from '#src/lib/api.ts';
import { applyPatch } from '#src/lib/patch.ts';
import { callQuery } from '#src/lib/query.ts';
import { offerPatch } from './offer-patches.ts';

/** The query options of one offer (section 7). */
export function offerQuery(api: Api, id: number) {
  return callQuery(api, getOffer, { params: { id } });
}

/** Refetches an offer and updates every cached copy of it. A failure changes nothing. */
export async function refetchOffer(queries: QueryClient, api: Api, id: number): Promise<void> {
  const fresh = await queries.fetchQuery(offerQuery(api, id)).catch(() => null);
  if (fresh) applyPatch(queries, offerPatch, fresh);
}
