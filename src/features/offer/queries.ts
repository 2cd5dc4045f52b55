import { getOffer } from '#src/contract/offers.ts';
import type { Api } from '#src/lib/calls/api.ts';
import { callQuery } from '#src/lib/calls/query.ts';

export function offerQuery(api: Api, id: number) {
  return callQuery(api, getOffer, { params: { id } });
}
