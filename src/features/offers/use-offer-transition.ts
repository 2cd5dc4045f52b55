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
import { applyPatch, invalidateAfter } from '#src/lib/mutation.ts';
import { offerPatch, offerQuery } from './queries.ts';

/** What is asked for: a transition, and the words that go with an answer. */
export interface TransitionRequest {
  readonly transition: OfferTransition;
  /** Only for accept and decline (section 3). */
  readonly responseMessage?: string;
}

/** The call of each transition; all answer with the offer as it is then. */
const CALLS = {
  accept: acceptOffer,
  decline: declineOffer,
  cancel: cancelOffer,
  start: startOffer,
  complete: completeOffer,
} as const;

/**
 * Transitions that show before the server has answered. Starting is safe: nobody but the worker does it,
 * and nothing hangs on it. An answer and a cancellation are words to somebody else, and a completed
 * offer could be reviewed at once, so these wait.
 */
const SHOWN_AT_ONCE: ReadonlySet<OfferTransition> = new Set(['start']);

/** Refused since the offer has moved on meanwhile: the other side was faster. */
const CONFLICT = 409;

/**
 * Transitions one offer along (section 4). While a transition is under way another is not sent, so a double
 * click sends once. Afterwards the offer is up to date wherever it shows, without its list being
 * fetched again; also when the transition was refused because the offer has changed meanwhile. What was
 * shown before the answer is taken back when the transition fails.
 *
 * @param onTransition called with the offer as it is then, after the screen knows it
 */
export function useOfferTransition(
  offer: Offer,
  onTransition: (applied: { offer: Offer; transition: OfferTransition }) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  const { clock } = useEnvironment();
  // Two clicks come before the first has drawn anything.
  const isUnderWay = useRef(false);
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
      if (SHOWN_AT_ONCE.has(transition)) {
        const at = new Date(clock.now()).toISOString();
        applyPatch(queries, offerPatch, { offer: applyTransition(offer, transition, at) });
      }
      return { before: offer };
    },
    onSuccess: (answer, { transition }) => {
      void invalidateAfter(queries, CALLS[transition], answer, offerPatch);
      onTransition({ offer: answer.offer, transition });
    },
    onError: async ({ status }, { transition }, shown) => {
      if (shown && SHOWN_AT_ONCE.has(transition))
        applyPatch(queries, offerPatch, { offer: shown.before });
      if (status !== CONFLICT) return;
      const fresh = await queries.fetchQuery(offerQuery(api, offer.id)).catch(() => null);
      if (fresh) applyPatch(queries, offerPatch, fresh);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  return {
    /** The transition under way, null for none. */
    underWay: mutation.isPending ? mutation.variables.transition : null,
    /** Why the last transition failed, and which one it was. */
    failure: mutation.isError
      ? { transition: mutation.variables.transition, error: mutation.error }
      : null,
    /** Sends a transition, unless one is under way. */
    transition(request: TransitionRequest): void {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate(request);
    },
    /** Forgets the last failure. */
    forget: mutation.reset,
  };
}
