import { useMemo, useRef, useState, type RefObject } from 'react';
import type { OfferTransition } from '#src/domain/offer-process.ts';

/** Which transition of an offer the viewer is writing a message for. */
export interface OfferResponse {
  /** Null while no box is open. */
  readonly transition: OfferTransition | null;
  /** The field of the message, while it is open. */
  readonly box: RefObject<HTMLTextAreaElement | null>;
  /** Opens the box of a transition, which takes the focus; null closes it. */
  open(transition: OfferTransition | null): void;
}

/**
 * The response that the viewer is writing.
 *
 * @param offer the id of the offer: the response to another one is closed
 */
export function useOfferResponse(offer: number | undefined): OfferResponse {
  const [asked, setAsked] = useState<{ offer: number | undefined; transition: OfferTransition }>();
  const box = useRef<HTMLTextAreaElement>(null);
  const transition = asked?.offer === offer ? (asked?.transition ?? null) : null;
  return useMemo(() => {
    function open(next: OfferTransition | null): void {
      setAsked(next === null ? undefined : { offer, transition: next });
      // If it is open already. Otherwise it focuses itself.
      if (next !== null) box.current?.focus();
    }
    return { transition, box, open };
  }, [offer, transition]);
}
