import { createContext, use, useEffect } from 'react';

/** Tells the `DialogSlot` around a panel that it is in the document. Call the result when it has left it. */
export const DialogSlotContext = createContext<(() => () => void) | null>(null);

/** For panels of dialogs: tells the slot around it when the panel has left the document. */
export function useDialogSlot(): void {
  const register = use(DialogSlotContext);
  useEffect(() => register?.(), [register]);
}
