import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  acceptOffer,
  cancelOffer,
  completeOffer,
  declineOffer,
  startOffer,
} from '#src/contract/offers.ts';
import { afterMove, type OfferMove } from '#src/domain/offer-machine.ts';
import type { Offer } from '#src/domain/offer.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { useApi, useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { applyPatch, settleCall } from '#src/lib/mutation.ts';
import { offerPatch, offerQuery } from './queries.ts';

/** What is asked for: a move, and the words that go with an answer. */
export interface MoveRequest {
  readonly move: OfferMove;
  /** Only for accept and decline (section 3). */
  readonly responseMessage?: string;
}

/** The call of each move; all answer with the offer as it is then. */
const CALLS = {
  accept: acceptOffer,
  decline: declineOffer,
  cancel: cancelOffer,
  start: startOffer,
  complete: completeOffer,
} as const;

/**
 * Moves that show before the server has answered. Starting is safe: nobody but the worker does it,
 * and nothing hangs on it. An answer and a cancellation are words to somebody else, and a completed
 * offer could be reviewed at once, so these wait.
 */
const SHOWN_AT_ONCE: ReadonlySet<OfferMove> = new Set(['start']);

/** Refused since the offer has moved on meanwhile: the other side was faster. */
const CONFLICT = 409;

/**
 * Moves one offer along (section 4). While a move is under way another is not sent, so a double
 * click sends once. Afterwards the offer is up to date wherever it shows, without its list being
 * fetched again; also when the move was refused because the offer has changed meanwhile. What was
 * shown before the answer is taken back when the move fails.
 *
 * @param onMoved called with the offer as it is then, after the screen knows it
 */
export function useOfferMove(
  offer: Offer,
  onMoved: (moved: { offer: Offer; move: OfferMove }) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  const { clock } = useEnvironment();
  // Two clicks come before the first has drawn anything.
  const isUnderWay = useRef(false);
  const params = { id: offer.id };

  const mutation = useMutation<{ offer: Offer }, ApiError, MoveRequest, { before: Offer }>({
    mutationFn: ({ move, responseMessage }) => {
      if (move === 'accept' || move === 'decline') {
        const body = { response_message: responseMessage ?? '' };
        return api.call(CALLS[move], { params, body });
      }
      return api.call(CALLS[move], { params });
    },
    onMutate: ({ move }) => {
      if (SHOWN_AT_ONCE.has(move)) {
        const at = new Date(clock.now()).toISOString();
        applyPatch(queries, offerPatch, { offer: afterMove(offer, move, at) });
      }
      return { before: offer };
    },
    onSuccess: (answer, { move }) => {
      void settleCall(queries, CALLS[move], answer, offerPatch);
      onMoved({ offer: answer.offer, move });
    },
    onError: async ({ status }, { move }, shown) => {
      if (shown && SHOWN_AT_ONCE.has(move))
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
    /** The move under way, null for none. */
    underWay: mutation.isPending ? mutation.variables.move : null,
    /** Why the last move failed, and which one it was. */
    failure: mutation.isError ? { move: mutation.variables.move, error: mutation.error } : null,
    /** Sends a move, unless one is under way. */
    move(request: MoveRequest): void {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate(request);
    },
    /** Forgets the last failure. */
    forget: mutation.reset,
  };
}
