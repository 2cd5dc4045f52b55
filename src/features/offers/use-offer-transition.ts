import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  acceptOffer,
  cancelOffer,
  completeOffer,
  declineOffer,
  startOffer,
} from '#src/contract/offers.ts';
import { applyTransition, type OfferTransition } from '#src/domain/offer-machine.ts';
import type { Offer } from '#src/domain/offer.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { useApi, useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { applyPatch, invalidate } from '#src/lib/mutation.ts';
import { offerPatch, offerQuery } from './queries.ts';

/** A requested transition. */
export interface TransitionRequest {
  readonly transition: OfferTransition;
  /** The message of an accept or decline (section 3). */
  readonly responseMessage?: string;
}

/** The call of each transition. All return the updated offer. */
const CALLS = {
  accept: acceptOffer,
  decline: declineOffer,
  cancel: cancelOffer,
  start: startOffer,
  complete: completeOffer,
} as const;

/**
 * Transitions with an optimistic update. Starting work is safe: only the worker can do it, and
 * nothing depends on it. The others wait: accept, decline and cancel notify the other party, and a
 * completed offer could be reviewed at once.
 */
const OPTIMISTIC: ReadonlySet<OfferTransition> = new Set(['start']);

/** HTTP status: the offer's status changed in the meantime. */
const CONFLICT = 409;

/**
 * Applies transitions to an offer (section 4). Ignores a request while one is in flight, so a double
 * click sends one. The answer updates cached lists and details without refetching the list. A
 * conflict refetches the offer. A failure rolls back the optimistic update.
 *
 * @param onTransition called with the updated offer, after the cache is updated
 */
export function useOfferTransition(
  offer: Offer,
  onTransition: (applied: { offer: Offer; transition: OfferTransition }) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  const { clock } = useEnvironment();
  // A ref, because a second click can come before the first re-render.
  const isInFlight = useRef(false);
  const params = { id: offer.id };

  const mutation = useMutation<{ offer: Offer }, ApiError, TransitionRequest, { before: Offer }>({
    mutationFn: ({ transition, responseMessage }) => {
      if (transition === 'accept' || transition === 'decline') {
        const body = { response_message: responseMessage ?? '' };
        return api.call(CALLS[transition], { params, body });
      }
      return api.call(CALLS[transition], { params });
    },
    onMutate: ({ transition }) => {
      if (OPTIMISTIC.has(transition)) {
        const at = new Date(clock.now()).toISOString();
        applyPatch(queries, offerPatch, { offer: applyTransition(offer, transition, at) });
      }
      return { before: offer };
    },
    onSuccess: (answer, { transition }) => {
      applyPatch(queries, offerPatch, answer);
      invalidate(queries, CALLS[transition], offerPatch);
      onTransition({ offer: answer.offer, transition });
    },
    onError: async ({ status }, { transition }, context) => {
      if (context && OPTIMISTIC.has(transition))
        applyPatch(queries, offerPatch, { offer: context.before });
      if (status !== CONFLICT) return;
      const fresh = await queries.fetchQuery(offerQuery(api, offer.id)).catch(() => null);
      if (fresh) applyPatch(queries, offerPatch, fresh);
    },
    onSettled: () => {
      isInFlight.current = false;
    },
  });

  return {
    /** The transition in flight; null for none. */
    pending: mutation.isPending ? mutation.variables.transition : null,
    /** The last transition, if it failed, and its error. */
    failure: mutation.isError
      ? { transition: mutation.variables.transition, error: mutation.error }
      : null,
    /** Sends a transition, unless one is in flight. */
    transition(request: TransitionRequest): void {
      if (isInFlight.current) return;
      isInFlight.current = true;
      mutation.mutate(request);
    },
    /** Clears the last failure. */
    reset: mutation.reset,
  };
}
