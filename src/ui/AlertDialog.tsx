import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';

export type AlertDialogProps = {
  isOpen: boolean;
  title: ReactNode;
  description?: ReactNode;
  /** Label of the cancel button, such as "Keep it". */
  cancelLabel: ReactNode;
  /** Label of the action button, such as "Delete request". */
  actionLabel: ReactNode;
  /** Whether the action is pending. The dialog cannot be closed until it ends. */
  isBusy?: boolean | undefined;
  busyLabel?: string | undefined;
  focusFallback?: RefObject<HTMLElement | null> | undefined;
  /** Called when the cancel button or Escape is pressed. */
  onCancel: () => void;
  /** Called when the action button is pressed. The caller closes the dialog on success. */
  onAction: () => void;
  children?: ReactNode;
};

/**
 * A modal question before an irreversible action. Clicking outside does nothing, Escape cancels, and the cancel
 * button has the initial focus. For forms and content, use `Dialog`.
 */
export function AlertDialog({
  isOpen,
  cancelLabel,
  actionLabel,
  isBusy = false,
  busyLabel,
  onCancel,
  onAction,
  ...content
}: AlertDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    if (!isBusy) onCancel();
  };
  return (
    <Dialog open={isOpen}>
      <DialogContent
        {...content}
        role="alertdialog"
        isClosable={false}
        onEscapeKeyDown={cancel}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancelButton.current?.focus({ preventScroll: true });
        }}
        footer={
          <>
            {/* Not `disabled`, which would drop the focus. */}
            <Button ref={cancelButton} variant="secondary" isSoftDisabled={isBusy} onClick={cancel}>
              {cancelLabel}
            </Button>
            <Button variant="danger" isBusy={isBusy} busyLabel={busyLabel} onClick={onAction}>
              {actionLabel}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
