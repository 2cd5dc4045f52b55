import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';

/**
 * A page with a dialog that is open at first, and a button that opens it again.
 *
 * @param props.children renders the dialog
 */
export function OpenableDialog({
  children,
}: {
  children: (dialog: { isOpen: boolean; onClose: () => void }) => ReactNode;
}) {
  const [isWanted, setIsWanted] = useState(true);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsWanted(true)}>
        Open the dialog
      </Button>
      <DialogSlot value={isWanted || null}>
        {(_, isOpen) => children({ isOpen, onClose: () => setIsWanted(false) })}
      </DialogSlot>
    </>
  );
}
