import { createContext, use, useEffect } from 'react';

/** How the panel of a dialog tells the `DialogSlot` around it that it is in the document. */
export interface DialogSlotPanels {
  /** Announces a panel. Call the result when it has left the document. */
  register(): () => void;
}

export const DialogSlotContext = createContext<DialogSlotPanels | null>(null);

/** For panels of dialogs: tells the slot around it when the panel has left the document. */
export function useDialogSlot(): void {
  const slot = use(DialogSlotContext);
  useEffect(() => slot?.register(), [slot]);
}
