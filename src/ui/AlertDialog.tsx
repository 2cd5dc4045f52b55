import { useRef, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogLayer, DialogPanel, type DialogContentProps } from '#src/ui/Dialog.tsx';

export type AlertDialogPanelProps = Omit<
  DialogContentProps,
  'footer' | 'closeLabel' | 'isClosable' | 'role'
> & {
  /** Label of the cancel button, such as "Keep it". */
  cancelLabel: ReactNode;
  /** Label of the action button, such as "Delete request". */
  actionLabel: ReactNode;
  /** `danger` for an irreversible action. */
  tone?: 'primary' | 'danger' | undefined;
  /** Whether the action is pending. The dialog cannot be closed until it ends. */
  isBusy?: boolean | undefined;
  /** Announced to screen readers when the action starts. */
  busyLabel?: string | undefined;
  /** Called when the cancel button or Escape is pressed. */
  onCancel: () => void;
  /** Called when the action button is pressed. The caller closes the dialog on success. */
  onAction: () => void;
};

export type AlertDialogProps = AlertDialogPanelProps & {
  /** Whether the dialog is open. */
  isOpen: boolean;
};

/**
 * A modal question. Clicking outside does nothing, Escape cancels, and the cancel button has the
 * initial focus. For forms and content, use `Dialog`.
 *
 * @example
 * <AlertDialog
 *   isOpen={isAsking}
 *   title="Delete this request?"
 *   description="This cannot be undone."
 *   cancelLabel="Keep it"
 *   actionLabel="Delete request"
 *   tone="danger"
 *   isBusy={deletion.isPending}
 *   onCancel={() => setIsAsking(false)}
 *   onAction={() => deletion.mutate()}
 * />
 */
export function AlertDialog({ isOpen, ...panel }: AlertDialogProps) {
  return (
    <Dialog open={isOpen}>
      <DialogLayer>
        <AlertDialogPanel {...panel} />
      </DialogLayer>
    </Dialog>
  );
}

/** The panel of an `AlertDialog`, without the overlay. */
export function AlertDialogPanel({
  cancelLabel,
  actionLabel,
  tone = 'primary',
  isBusy = false,
  busyLabel,
  onCancel,
  onAction,
  onEscapeKeyDown,
  onOpenAutoFocus,
  ...rest
}: AlertDialogPanelProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <DialogPanel
      {...rest}
      role="alertdialog"
      isClosable={false}
      onEscapeKeyDown={(event) => {
        onEscapeKeyDown?.(event);
        if (!event.defaultPrevented && !isBusy) onCancel();
      }}
      onOpenAutoFocus={(event) => {
        onOpenAutoFocus?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        cancelButton.current?.focus({ preventScroll: true });
      }}
      footer={
        <>
          {/* Not `disabled`, which would drop the focus. */}
          <Button
            ref={cancelButton}
            variant="secondary"
            isSoftDisabled={isBusy}
            onClick={() => {
              if (!isBusy) onCancel();
            }}
          >
            {cancelLabel}
          </Button>
          <Button variant={tone} isBusy={isBusy} busyLabel={busyLabel} onClick={() => onAction()}>
            {actionLabel}
          </Button>
        </>
      }
    />
  );
}
