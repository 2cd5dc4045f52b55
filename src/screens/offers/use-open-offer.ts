import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Says in the history that the details were opened from the list, so that closing goes back. */
interface HistoryState {
  readonly isOpenedHere?: boolean;
}

/**
 * Which offer's details are open: the address says so (`/offers?offer=12`), so a link opens them and
 * the way back closes them. A value that is no id opens nothing.
 */
export function useOpenOffer() {
  const [address, setAddress] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const isOpenedHere = (state as HistoryState | null)?.isOpenedHere === true;
  const asked = address.get('offer') ?? '';

  // The router gives another function at each address, which would have the whole list drawn anew.
  const latest = useRef(setAddress);
  useEffect(() => {
    latest.current = setAddress;
  });
  const open = useCallback(
    (id: number) =>
      latest.current(
        (now) => {
          const next = new URLSearchParams(now);
          next.set('offer', String(id));
          return next;
        },
        { preventScrollReset: true, state: { isOpenedHere: true } satisfies HistoryState },
      ),
    [],
  );

  return {
    /** The offer whose details are open, null for none. */
    id: /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : null,
    open,
    close(): void {
      if (isOpenedHere) {
        void navigate(-1);
        return;
      }
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('offer');
          return next;
        },
        { preventScrollReset: true, replace: true },
      );
    },
  };
}
