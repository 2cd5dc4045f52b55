import {
  Fragment,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { DialogSlotContext } from '#src/ui/dialog-slot-context.ts';

export type DialogSlotProps<Value> = {
  /** What the dialog is about; null while it is closed. */
  value: Value | null;
  /**
   * Renders the dialog. After `value` has become null it is called with the last value and `isOpen`
   * false, until the dialog has left the screen.
   */
  children: (value: Value, isOpen: boolean) => ReactNode;
};

/**
 * A place for a dialog that comes and goes. It stays mounted while its closing animation plays, and
 * every opening starts with fresh state, so nothing typed for one subject can be sent for another.
 *
 * @example
 * <DialogSlot value={offer}>
 *   {(shown, isOpen) => <ReviewDialog offer={shown} isOpen={isOpen} onClose={() => setOffer(null)} />}
 * </DialogSlot>
 */
export function DialogSlot<Value>({ value, children }: DialogSlotProps<Value>) {
  const [shown, setShown] = useState({ value, serial: 0 });
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    if (value !== null) setShown({ value, serial: shown.serial + 1 });
  }

  const panels = useRef(0);
  const isOpen = useRef(false);
  const clear = useCallback(() => {
    if (panels.current > 0 || isOpen.current) return;
    setShown(({ serial }) => ({ value: null, serial }));
  }, []);
  // Before the effects of the panel that leaves, which would otherwise take a new dialog with it.
  useLayoutEffect(() => {
    isOpen.current = value !== null;
  }, [value]);
  useEffect(() => {
    // A dialog whose code is still loading has no panel that could leave.
    if (value === null) clear();
  }, [value, clear]);
  const register = useCallback(() => {
    panels.current += 1;
    return () => {
      panels.current -= 1;
      clear();
    };
  }, [clear]);

  if (shown.value === null) return null;
  return (
    <DialogSlotContext value={register}>
      <Fragment key={shown.serial}>{children(shown.value, value !== null)}</Fragment>
    </DialogSlotContext>
  );
}
