import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Marks a history entry that was pushed by opening an item, so closing can go back. */
interface HistoryState {
  readonly isOpenedHere?: boolean;
}

/** The props of a link that opens an item. */
export interface OpenLink {
  readonly to: { readonly search: string };
  readonly state: HistoryState;
  readonly preventScrollReset: true;
}

/**
 * The item of a list that is open beside it or in a dialog. It lives in the URL, such as
 * `/offers?offer=12`, so links open it and Back closes it. An invalid id opens nothing.
 *
 * @param name the name of the URL parameter
 */
export function useOpenItem(name: string) {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const isOpenedHere = (state as HistoryState | null)?.isOpenedHere === true;
  const value = params.get(name) ?? '';

  // `navigate` changes with every navigation. A stable `open` keeps the list from re-rendering.
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const linkTo = useCallback(
    (id: number, current?: URLSearchParams): OpenLink => {
      const next = new URLSearchParams(current);
      next.set(name, String(id));
      return {
        to: { search: `?${next.toString()}` },
        state: { isOpenedHere: true },
        preventScrollReset: true,
      };
    },
    [name],
  );
  const open = useCallback(
    (id: number, current: URLSearchParams) => {
      const { to, ...options } = linkTo(id, current);
      void latest.current(to, options);
    },
    [linkTo],
  );

  return {
    /** The open item, null for none. */
    id: /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null,
    /** The props of a link that opens an item, beside the given parameters. Stable. */
    linkTo,
    /** Opens an item with a new history entry, beside the given parameters. Stable. */
    open,
    /** Closes the item: goes back if it was opened here, else replaces the entry. */
    close(): void {
      if (isOpenedHere) {
        void navigate(-1);
        return;
      }
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(name);
          return next;
        },
        { preventScrollReset: true, replace: true },
      );
    },
  };
}
