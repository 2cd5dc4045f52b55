import { useCallback, useEffect, useState } from 'react';
import type { Offer } from '#src/domain/offer.ts';
import { REVIEW_PROMPT_MS } from '#src/domain/review.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';

/** It opens after {@link REVIEW_PROMPT_MS} (product.md §4), but not over a dialog or while the user is typing. */
export function useReviewPrompt({ isBlocked }: { isBlocked: boolean }) {
  const { clock } = useEnvironment();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [scheduled, setScheduled] = useState<readonly Offer[]>([]);
  const [next] = scheduled;
  const canOpen = offer === null && !isBlocked;

  const open = useCallback((selected: { offer: Offer }) => {
    setScheduled((offers) => offers.filter(({ id }) => id !== selected.offer.id));
    setOffer(selected.offer);
  }, []);

  useEffect(() => {
    if (next === undefined || !canOpen) return;
    return clock.every(REVIEW_PROMPT_MS, () => {
      if (!isTyping()) open({ offer: next });
    });
  }, [clock, next, canOpen, open]);

  return {
    offer,
    open,
    schedule: useCallback(
      (selected: { offer: Offer }) => setScheduled((offers) => [...offers, selected.offer]),
      [],
    ),
    close: useCallback(() => setOffer(null), []),
  };
}

function isTyping(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLTextAreaElement || focused instanceof HTMLInputElement;
}
