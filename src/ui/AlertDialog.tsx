import { useRef, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogLayer, DialogPanel, type DialogContentProps } from '#src/ui/Dialog.tsx';

export type AlertDialogPanelProps = Omit<
  DialogContentProps,
  'footer' | 'closeLabel' | 'isClosable' | 'role'
> & {
  /** Words of the button that leaves everything as it is: "Keep it". */
  cancelLabel: ReactNode;
  /** Words of the button that does it: "Delete request". */
  actionLabel: ReactNode;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger' | undefined;
  /** The action is under way: the dialog stays until it has an answer. */
  isBusy?: boolean | undefined;
  /** What a screen reader hears when the action starts. */
  busyLabel?: string | undefined;
  /** The other button, or Escape. */
  onCancel: () => void;
  /** The action was chosen. Closing is up to the caller, when it has succeeded. */
  onAction: () => void;
};

export type AlertDialogProps = AlertDialogPanelProps & {
  /** Whether the question is on the screen. */
  isOpen: boolean;
};

/**
 * A question that must be answered before anything else. A press outside does nothing, Escape
 * means no, and the focus begins on the button that changes nothing. For a form or for something
 * to read take a `Dialog`.
 *
 * @example
 * <AlertDialog
 *   isOpen={isAsking}
 *   title="Delete this request?"
 *   description="Nobody sees it any more."
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

/** The card or sheet alone, without what darkens the page; `AlertDialog` holds one. */
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
          {/* Not `disabled`: it may have the focus. */}
          <Button
            ref={cancelButton}
            variant="secondary"
            aria-disabled={isBusy || undefined}
            className="aria-disabled:border-line aria-disabled:bg-surface-sunken aria-disabled:text-ink-muted"
            onClick={() => {
              if (!isBusy) onCancel();
            }}
          >
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={isBusy} busyLabel={busyLabel} onClick={() => onAction()}>
            {actionLabel}
          </Button>
        </>
      }
    />
  );
}
