import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getOffer, listOffers, TRANSITION_CALLS } from '#src/contract/offers.ts';
import { applyTransition } from '#src/domain/offer-machine.ts';
import { OFFER_PROCESS, type OfferTransition } from '#src/domain/offer-process.ts';
import type { Offer, ShownOfferStatus } from '#src/domain/offer.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { CONFLICT } from '#src/lib/calls/http-status.ts';
import { applyPatch } from '#src/lib/calls/patch.ts';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { useAfterRefresh } from '#src/lib/lists/use-after-refresh.ts';
import { offerPatch, offerOnlyPatch } from './offer-patches.ts';

/** A transition within this time is taken for this one, delivered twice. Clocks may differ that much. */
const REPEAT_MS = 2 * 60_000;

/** product.md §9 */
const TRANSITION_NOTICE_MS = 5_000;

const TRANSITION_KEY = ['offer', 'transition'] as const;

export interface TransitionRequest {
  readonly transition: OfferTransition;
  /** The status that the user saw when they asked for it. */
  readonly from: ShownOfferStatus;
  /** product.md §3 */
  readonly responseMessage?: string;
}

export interface AppliedTransition {
  readonly offer: Offer;
  readonly transition: OfferTransition;
}

export function responseDraft(offerId: number, transition: OfferTransition): string {
  return `offer:${offerId}:${transition}`;
}

/**
 * Applies transitions to an offer (product.md §4), one at a time wherever the offer is shown. After a
 * conflict or an unknown outcome the offer is refetched, and tells whether the transition took effect.
 * `onTransition` is called even if the caller has unmounted by then.
 */
export function useOfferTransition(
  offer: Offer,
  onTransition?: (applied: AppliedTransition) => void,
) {
  const { api, drafts, environment, notices } = useServices();
  const queries = useQueryClient();
  const params = { id: offer.id };

  const mutation = useApiMutation<TransitionRequest, { offer: Offer }>({
    key: [...TRANSITION_KEY, offer.id],
    request({ transition, responseMessage }) {
      if (transition === 'accept' || transition === 'decline') {
        const body = { response_message: responseMessage ?? '' };
        return prepareCall(TRANSITION_CALLS[transition], { params, body });
      }
      return prepareCall(TRANSITION_CALLS[transition], { params });
    },
    patch: offerPatch,
    optimistic({ transition }) {
      if (!OFFER_PROCESS[transition].isOptimistic) return undefined;
      const at = new Date(environment.clock.now()).toISOString();
      applyPatch(queries, offerOnlyPatch, { offer: applyTransition(offer, transition, at) });
      return () => applyPatch(queries, offerOnlyPatch, { offer });
    },
    async confirm(request, options, error) {
      const fresh = await api.call(getOffer, { params }, options);
      applyPatch(queries, offerPatch, fresh);
      const { stamp, to } = OFFER_PROCESS[request.transition];
      const at = fresh.offer[stamp];
      if (fresh.offer.status !== to && at == null) return null;
      // A conflict with what this user did long ago, in another tab, has not sent this message.
      const isOld = at != null && environment.clock.now() - Date.parse(at) > REPEAT_MS;
      return error.status === CONFLICT && isOld && hasOwnMessage(request) ? null : fresh;
    },
    onSuccess(answer, { transition }) {
      drafts.clear(responseDraft(offer.id, transition));
      notices.show({
        tone: 'success',
        text: OFFER_PROCESS[transition].done,
        moment: transition === 'accept' ? 'handshake' : undefined,
        duration: TRANSITION_NOTICE_MS,
      });
      onTransition?.({ offer: answer.offer, transition });
    },
  });
  // A refreshed list shows how things are now: the failure has nothing to add.
  useAfterRefresh(listOffers, () => {
    if (mutation.failure) mutation.reset();
  });
  // It is about this offer: once the user acts upon another one, they have moved on.
  const last = useMutationState({
    filters: { mutationKey: TRANSITION_KEY },
    select: ({ options }) => options.mutationKey?.at(-1),
  }).at(-1);
  const moveOn = useEffectEvent(() => mutation.failure && mutation.reset());
  useEffect(() => {
    if (last !== offer.id) moveOn();
  }, [last, offer.id]);
  return mutation;
}

export function hasOwnMessage({ transition, responseMessage }: TransitionRequest): boolean {
  const { asks } = OFFER_PROCESS[transition];
  return asks?.kind === 'message' && responseMessage !== asks.prefilled;
}
