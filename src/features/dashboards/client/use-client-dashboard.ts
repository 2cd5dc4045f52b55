import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getClientDashboard } from '#src/contract/dashboards.ts';
import { categoriesQuery } from '#src/features/task/use-categories.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';
import { useLoadedQuery } from '#src/lib/calls/use-load.ts';

/** product.md §9 */
const SUMMARY_DELAY_MS = 300;

/** Only the task form needs the categories. */
const CATEGORIES_LIMIT_MS = 3_000;

/** The summary loads 300 ms after the categories (product.md §9), also if they fail, and at the latest after 3 s. */
export function useClientDashboard() {
  const api = useApi();
  const categories = useQuery(categoriesQuery(api));
  const isTurn = useSummaryTurn(!categories.isPending);
  const options = callQuery(api, getClientDashboard, {});
  const { query, load } = useLoadedQuery({ ...options, enabled: isTurn });
  return { dashboard: query.data?.dashboard, load };
}

function useSummaryTurn(hasCategories: boolean): boolean {
  const { clock } = useEnvironment();
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => clock.after(CATEGORIES_LIMIT_MS, () => setIsTurn(true)), [clock]);
  useEffect(() => {
    if (!hasCategories) return undefined;
    return clock.after(SUMMARY_DELAY_MS, () => setIsTurn(true));
  }, [clock, hasCategories]);
  return isTurn;
}
