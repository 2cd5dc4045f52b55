import { useState } from 'react';
import { FALLBACK_CATEGORIES, listCategories } from '#src/contract/tasks.ts';
import type { Category } from '#src/domain/category.ts';
import type { Api } from '#src/lib/calls/api.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { pageQuery } from '#src/lib/calls/query.ts';
import { useLoadedQuery } from '#src/lib/calls/use-load.ts';

export interface Categories {
  /** The fallback list when the server's can't be fetched, is late or empty; empty while it loads. */
  readonly list: readonly Category[];
  /** Why the fallback list is used. Kept while the call is retried. */
  readonly error: string | null;
  readonly isBusy: boolean;
  onRetry(): void;
}

export function categoriesQuery(api: Api) {
  return { ...pageQuery(api, listCategories, {}), staleTime: Infinity };
}

/** They fall back to the list of product.md §7. */
export function useCategories(): Categories {
  const { query, load } = useLoadedQuery(categoriesQuery(useApi()));
  const { error, isBusy, isSlow, onRetry } = load;
  // Stays while the call is tried again: a choice from the fallback list must not disappear.
  const [isLate, setIsLate] = useState(false);
  if (isSlow && !isLate) setIsLate(true);
  const served = query.data?.categories ?? [];
  const isLoaded = served.length > 0;
  // Nobody can post a task without a category, so an empty list is a failure, too.
  const failure = error?.message ?? (query.data || isLate ? listCategories.fallback : null);
  return {
    list: isLoaded || failure === null ? served : FALLBACK_CATEGORIES,
    error: isLoaded ? null : failure,
    isBusy: isBusy && !isSlow,
    onRetry,
  };
}
