import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Marks a history entry that was pushed by opening the details, so closing can go back. */
interface HistoryState {
  readonly isOpenedHere?: boolean;
}

/**
 * The offer whose details are open. It lives in the URL (`/offers?offer=12`), so links open the
 * details and Back closes them. An invalid id opens nothing.
 */
export function useOpenOffer() {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const isOpenedHere = (state as HistoryState | null)?.isOpenedHere === true;
  const offerParam = params.get('offer') ?? '';

  // `navigate` changes with every navigation. A stable `open` keeps the list from re-rendering.
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const open = useCallback((id: number, current: URLSearchParams) => {
    const next = new URLSearchParams(current);
    next.set('offer', String(id));
    void latest.current(
      { search: next.toString() },
      { preventScrollReset: true, state: { isOpenedHere: true } satisfies HistoryState },
    );
  }, []);

  return {
    /** The offer whose details are open, null for none. */
    id: /^[1-9]\d{0,14}$/.test(offerParam) ? Number(offerParam) : null,
    /** Opens the details of an offer with a new history entry, beside the given parameters. */
    open,
    /** Closes the details: goes back if they were opened here, else replaces the entry. */
    close(): void {
      if (isOpenedHere) {
        void navigate(-1);
        return;
      }
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('offer');
          return next;
        },
        { preventScrollReset: true, replace: true },
      );
    },
  };
}
