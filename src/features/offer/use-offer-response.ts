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

export function useOfferResponse(): OfferResponse {
  const [transition, setTransition] = useState<OfferTransition | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  return useMemo(() => {
    function open(next: OfferTransition | null): void {
      setTransition(next);
      // If it is open already. Otherwise it focuses itself.
      if (next !== null) box.current?.focus();
    }
    return { transition, box, open };
  }, [transition]);
}
