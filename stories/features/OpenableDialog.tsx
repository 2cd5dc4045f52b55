import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';

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
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open the dialog
      </Button>
      {children({ isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}
