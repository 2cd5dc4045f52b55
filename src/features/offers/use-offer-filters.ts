import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import {
  DEFAULT_OFFER_FILTERS,
  readOfferFilters,
  writeOfferFilters,
  type OfferFilters,
} from './offer-filters.ts';

/** The debounce of filter changes (section 9). */
const DEBOUNCE_MS = 300;

/**
 * The filters of the offer list. They live in the URL, so they survive a reload and Back. Changes
 * reach the URL debounced by 300 ms.
 */
export function useOfferFilters() {
  const { clock } = useEnvironment();
  const [params, setParams] = useSearchParams();
  const applied = readOfferFilters(params);
  const key = writeOfferFilters(new URLSearchParams(), applied).toString();
  const [draft, setDraft] = useState(applied);
  const [lastKey, setLastKey] = useState(key);
  // Navigation changed the filters, such as Back: update the form.
  if (key !== lastKey) {
    setLastKey(key);
    const draftKey = writeOfferFilters(new URLSearchParams(), draft).toString();
    if (draftKey !== key) setDraft(applied);
  }

  const isPending = writeOfferFilters(new URLSearchParams(), draft).toString() !== key;
  useEffect(() => {
    if (!isPending) return;
    return clock.after(DEBOUNCE_MS, () =>
      setParams((current) => writeOfferFilters(current, draft), {
        replace: true,
        preventScrollReset: true,
      }),
    );
  }, [clock, draft, isPending, setParams]);

  return {
    /** The filters of the list. */
    applied,
    /** The filters in the form, ahead of `applied` by the debounce. */
    draft,
    change: (part: Partial<OfferFilters>) => setDraft((before) => ({ ...before, ...part })),
    clear: () => setDraft(DEFAULT_OFFER_FILTERS),
  };
}
