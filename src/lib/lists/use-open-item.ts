import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readId } from '#src/domain/primitives.ts';
import { useStable } from './use-stable.ts';

/** Marks a history entry that was pushed by opening an item, so closing can go back. */
interface HistoryState {
  readonly isOpenedHere?: boolean;
  /** How many entries back nothing was open: items can be opened one after another. 1 by default. */
  readonly depth?: number;
}

const depthOf = (state: unknown) => {
  const { isOpenedHere, depth = 1 } = (state ?? {}) as HistoryState;
  return isOpenedHere === true ? depth : 0;
};

/** How to open an item with a history entry of its own, which {@link useCloseItem} goes back from. */
export const OPENED_HERE = {
  state: { isOpenedHere: true } satisfies HistoryState,
  preventScrollReset: true,
} as const;

/**
 * Returns what closes the item that is open: it goes back if the item was opened here, else it removes the
 * parameters from the URL.
 *
 * @param names the names of the URL parameters
 */
export function useCloseItem(...names: readonly string[]): () => void {
  const [, setParams] = useSearchParams();
  const depth = depthOf(useLocation().state);
  const navigate = useNavigate();
  return () => {
    if (depth > 0) {
      void navigate(-depth);
      return;
    }
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of names) next.delete(name);
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  };
}

/** The id in a URL parameter; null when it is missing or invalid. */
export function idIn(params: URLSearchParams, name: string): number | null {
  return readId(params.get(name) ?? '');
}

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
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const close = useCloseItem(name);
  const id = idIn(params, name);
  const before = depthOf(useLocation().state);
  // Beside an item that was opened by its address, another one has nothing to go back to.
  const depth = id === null ? 1 : before === 0 ? 0 : before + 1;

  const linkTo = useCallback(
    (id: number, current?: URLSearchParams): OpenLink => {
      const next = new URLSearchParams(current);
      next.set(name, String(id));
      const state = { isOpenedHere: depth > 0, depth };
      return { to: { search: `?${next.toString()}` }, ...OPENED_HERE, state };
    },
    [name, depth],
  );
  const open = useStable((id: number, current: URLSearchParams) => {
    const { to, ...options } = linkTo(id, current);
    void navigate(to, options);
  });

  return {
    id,
    /** The props of a link that opens an item, beside the given parameters. Stable until another one is opened. */
    linkTo,
    /** Opens an item with a new history entry, beside the given parameters. Stable. */
    open,
    close,
  };
}
