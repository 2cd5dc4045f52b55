import { useCallback, useState } from 'react';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import type { PagedList } from './paged-list.ts';
import type { UrlFilters } from './url-filters.ts';
import { useOpenItem } from './use-open-item.ts';
import { usePagedList } from './use-paged-list.ts';
import { useUrlFilters } from './use-url-filters.ts';

/** A list with filters and details, all in the URL. Declared once, outside of components. */
export interface FilteredList<Values extends object, E extends AnyEndpoint, Item> {
  readonly filters: UrlFilters<Values>;
  listOf(values: Values): PagedList<E, Item>;
  /** Whether the filters can exclude items, and so explain an empty list. Sorting can't. */
  narrowsResults(values: Values): boolean;
  /** The URL parameter with the id of the item that is open. */
  readonly itemName: string;
}

/**
 * The state of a screen with a filtered list: its filters, its pages, and the item that is open.
 *
 * @example const page = useFilteredList(offerPages);
 */
export function useFilteredList<Values extends object, E extends AnyEndpoint, Item>({
  filters: declared,
  listOf,
  narrowsResults,
  itemName,
}: FilteredList<Values, E, Item>) {
  const filters = useUrlFilters(declared);
  const { applied, draft, flush } = filters;
  const list = usePagedList(listOf(applied));
  const { items, state, isOutdated, counts } = list;

  const { id, open, close } = useOpenItem(itemName);
  const openItem = useCallback(
    // What was typed last is still on its way to the URL: closing the item must not undo it.
    (item: { id: number }) => void flush().then((params) => open(item.id, params)),
    [flush, open],
  );

  // The list of the previous filters stays until the next one arrives, and with it the reason it is empty.
  const [isNarrowed, setIsNarrowed] = useState(false);
  const narrows = narrowsResults(applied);
  if (!isOutdated && narrows !== isNarrowed) setIsNarrowed(narrows);
  const isEmpty = state === 'ready' && items?.length === 0;
  const isCurrent =
    items !== undefined && !isOutdated && declared.keyOf(draft) === declared.keyOf(applied);

  return {
    filters,
    list,
    openId: id,
    open: openItem,
    close,
    isEmpty,
    /** Whether filters may have excluded items of the list. */
    isNarrowed,
    hasNoMatch: isEmpty && isNarrowed,
    /** How many items match the filters in the form; null while that is unknown. */
    matches: isCurrent ? counts.total : null,
  };
}
