import { useEffect, useState } from 'react';
import { listUpcomingOffers } from '#src/contract/offers.ts';
import { UPCOMING_DELAY_MS } from '#src/domain/upcoming-offers.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';
import { useLoadedQuery } from '#src/lib/calls/use-load.ts';

/** Requested {@link UPCOMING_DELAY_MS} after the summary (product.md §9) has settled, or is slow. */
export function useUpcomingOffers({ isSummarySettled }: { isSummarySettled: boolean }) {
  const { clock } = useEnvironment();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isSummarySettled || isDue) return;
    return clock.after(UPCOMING_DELAY_MS, () => setIsDue(true));
  }, [clock, isSummarySettled, isDue]);

  const options = callQuery(useApi(), listUpcomingOffers, { query: {} });
  const { query, load } = useLoadedQuery({ ...options, enabled: isDue });
  return { answer: query.data, load };
}
