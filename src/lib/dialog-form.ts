import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Draft } from './use-draft.ts';

/**
 * Whether a dialog is on the screen, for a callback that runs after it may have been closed.
 *
 * @param isOpen false while the dialog closes
 */
export function useIsShown(isOpen: boolean): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = isOpen;
    return () => {
      isShown.current = false;
    };
  }, [isOpen]);
  return isShown;
}

/**
 * Closes a dialog once its form was sent, also if it was closed and opened again while the form was on its
 * way. The form is sent when its draft is gone, so save one before sending.
 */
export function useCloseOnceSent({
  isSending,
  draft,
  onClose,
}: {
  isSending: boolean;
  draft: Draft<unknown>;
  onClose: () => void;
}): void {
  const wasSending = useRef(false);
  const closeIfSent = useEffectEvent(() => {
    if (wasSending.current && !isSending && draft.read() === undefined) onClose();
    wasSending.current = isSending;
  });
  useEffect(() => closeIfSent(), [isSending]);
}
