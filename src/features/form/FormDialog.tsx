import { useId, type ReactNode } from 'react';
import type { DialogForm } from '#src/lib/forms/dialog-form.ts';
import { CONFLICT } from '#src/lib/calls/http-status.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent, type DialogContentProps } from '#src/ui/Dialog.tsx';
import { FormLayout } from '#src/ui/FormLayout.tsx';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';

export const formCopy = {
  later: 'Not now',
  kept: 'We saved your draft.',
  tryAgain: 'Try again in a moment.',
} as const;

export interface FormDialogProps extends Omit<DialogContentProps, 'footer' | 'onOpenAutoFocus'> {
  /** False while the dialog closes. */
  isOpen: boolean;
  onClose: () => void;
  sending: DialogForm;
  /** Whether sending takes so long that the dialog offers to stop waiting. */
  isSlow: boolean;
  submitLabel: string;
  /** Announced while the form is being sent. */
  busyLabel: string;
  laterLabel?: string | undefined;
  /** Called when the button beside the submit button is pressed; by default like `onClose`. */
  onLater?: (() => void) | undefined;
  /** The submit button looks and reads as disabled, but Enter still submits. */
  isSoftDisabled?: boolean;
  /** Nothing is left to send: there are no buttons. */
  isDone?: boolean;
  /** Focuses a field on open, also if there is a link or a button above it. */
  focusField?: (() => void) | undefined;
  renderFailure: (failure: NonNullable<DialogForm['failure']>) => ReactNode;
  /** Above the fields, while there is nothing else to say. */
  note?: ReactNode;
  /** Places the form beside something else. */
  renderForm?: (form: ReactNode) => ReactNode;
}

/** A form in a `DialogSlot`, run by `useDialogForm`. It keeps a draft, so closing it needs no confirmation. */
export function FormDialog({
  isOpen,
  onClose,
  sending: { isSending, failure, handleSubmit, stopWaiting },
  isSlow,
  submitLabel,
  busyLabel,
  laterLabel = formCopy.later,
  onLater = onClose,
  isSoftDisabled = false,
  isDone = false,
  focusField,
  renderFailure,
  note,
  renderForm = (form) => form,
  description,
  children,
  ...content
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && !isDone && onClose()}>
      <DialogContent
        {...content}
        description={<span className="wrap-anywhere">{description}</span>}
        isClosable={!isDone}
        {...(focusField && {
          onOpenAutoFocus(event) {
            event.preventDefault();
            focusField();
          },
        })}
        footer={
          isDone ? undefined : (
            <>
              <Button variant="secondary" onClick={onLater}>
                {laterLabel}
              </Button>
              <Button
                type="submit"
                form={formId}
                isBusy={isSending}
                busyLabel={busyLabel}
                isSoftDisabled={isSoftDisabled}
              >
                {submitLabel}
              </Button>
            </>
          )
        }
      >
        {renderForm(
          <FormLayout
            id={formId}
            alert={
              failure ? renderFailure(failure) : isSlow ? <SlowNotice onStop={stopWaiting} /> : note
            }
            onSubmit={handleSubmit}
          >
            {children}
          </FormLayout>,
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Why sending a form failed. `advice` comes before a retry. */
export function FormFailure({
  failure: { error, isUnconfirmed },
  title = error.message,
  copy,
  advice,
}: {
  failure: NonNullable<DialogForm['failure']>;
  title?: string;
  copy: { readonly conflict: string; readonly unconfirmed: string };
  advice?: string | undefined;
}) {
  const isConflict = error.status === CONFLICT;
  const unconfirmed = isUnconfirmed && `${formCopy.kept} ${copy.unconfirmed}`;
  // An error with a server message would recur, so don't suggest a retry.
  const retry = error.hasServerMessage ? formCopy.kept : `${formCopy.kept} ${formCopy.tryAgain}`;
  return (
    <Alert tone={isConflict ? 'warning' : 'danger'} title={title}>
      {isConflict ? copy.conflict : (advice ?? (unconfirmed || retry))}
    </Alert>
  );
}
