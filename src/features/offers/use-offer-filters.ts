import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import {
  DEFAULT_OFFER_FILTERS,
  readOfferFilters,
  writeOfferFilters,
  type OfferFilters,
} from './offer-filters.ts';

/** How long after the last change the list is loaded anew (section 9). */
const RELOAD_MS = 300;

/**
 * The filters of the list of offers. They live in the address, and so survive a reload and the way
 * back; what is typed or chosen gets there 300 ms after the last change.
 */
export function useOfferFilters() {
  const { clock } = useEnvironment();
  const [address, setAddress] = useSearchParams();
  const applied = readOfferFilters(address);
  const key = writeOfferFilters(new URLSearchParams(), applied).toString();
  const [draft, setDraft] = useState(applied);
  const [lastKey, setLastKey] = useState(key);
  // The way back has brought other filters: the form follows.
  if (key !== lastKey) {
    setLastKey(key);
    const draftKey = writeOfferFilters(new URLSearchParams(), draft).toString();
    if (draftKey !== key) setDraft(applied);
  }

  const isPending = writeOfferFilters(new URLSearchParams(), draft).toString() !== key;
  useEffect(() => {
    if (!isPending) return;
    return clock.after(RELOAD_MS, () =>
      setAddress((now) => writeOfferFilters(now, draft), {
        replace: true,
        preventScrollReset: true,
      }),
    );
  }, [clock, draft, isPending, setAddress]);

  return {
    /** What the list shows. */
    applied,
    /** What the form shows, which the list is about to. */
    draft,
    change: (part: Partial<OfferFilters>) => setDraft((before) => ({ ...before, ...part })),
    clear: () => setDraft(DEFAULT_OFFER_FILTERS),
  };
}
