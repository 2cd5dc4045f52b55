import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../calls/api-error.ts';
import { useEnvironment, useNotices } from '../app/EnvironmentProvider.tsx';
import { showFieldErrors } from './field-errors.ts';
import { takeOverFields } from './take-over-fields.ts';
import type { NoticeEntry } from '../app/notices.ts';
import type { ApiMutation, MutationFailure } from '../calls/use-api-mutation.ts';
import type { Draft } from './use-draft.ts';

/** Longer than other notices: the user was not waiting for it. */
export const LATE_NOTICE_MS = 10_000;

/**
 * Returns a callback that tells the outcome of a form's mutation in a notice, if the form's dialog has been
 * closed by then. An open dialog shows the outcome itself.
 *
 * @param isOpen false while the dialog closes
 */
export function useLateNotice(
  isOpen: boolean,
): (notice: Pick<NoticeEntry, 'tone' | 'text'>) => void {
  const notices = useNotices();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = isOpen;
    return () => {
      isShown.current = false;
    };
  }, [isOpen]);
  return (notice) => {
    if (!isShown.current) notices.show({ ...notice, duration: LATE_NOTICE_MS });
  };
}

export interface DialogFormOptions<Fields extends FieldValues, Values, Variables, Answer> {
  readonly form: UseFormReturn<Fields, unknown, Values>;
  /** The form's fields in visual order. */
  readonly fields: readonly FieldPath<Fields>[];
  /** Keeps what is typed. The mutation clears it on success, even if the dialog has been closed. */
  readonly draft: Draft<Fields>;
  readonly mutation: ApiMutation<Variables, Answer>;
  readonly variables: (values: Values) => Variables;
  /** Gets the focus when the user stops waiting: the button that had it is gone then. */
  readonly focusOnStop: FieldPath<Fields>;
  /** Called with the answer, unless the dialog has been closed by then. */
  readonly onSuccess?: ((answer: Answer) => void) | undefined;
  /** Called once the form was sent, also if the dialog was closed and opened again in the meantime. */
  readonly onSent: () => void;
}

export interface DialogForm {
  /** Whether the form is on its way. Lock its fields. */
  readonly isSending: boolean;
  /** Why sending failed; null when every error is on its field. */
  readonly failure: Pick<MutationFailure<unknown>, 'error' | 'isUnconfirmed'> | null;
  handleSubmit(event: FormEvent): void;
  stopWaiting(): void;
}

/**
 * Runs a form in a dialog. Each change is saved as a draft, so closing the dialog needs no confirmation, not
 * even while the form is being sent. Closing the page asks only then. Errors of the server go to their fields.
 *
 * @example
 * const tellLate = useLateNotice(isOpen);
 * const mutation = useSendOffer(conversation, () => tellLate({ tone: 'danger', text: copy.failedLater }));
 * const { isSending, failure, handleSubmit } = useDialogForm({ form, draft, mutation, … });
 */
export function useDialogForm<Fields extends FieldValues, Values, Variables, Answer>({
  form,
  fields,
  draft,
  mutation,
  variables,
  focusOnStop,
  onSuccess,
  onSent,
}: DialogFormOptions<Fields, Values, Variables, Answer>): DialogForm {
  const { holdPage } = useEnvironment();
  const isSending = mutation.isPending;
  useEffect(() => (isSending ? holdPage() : undefined), [isSending, holdPage]);
  const [failure, setFailure] = useState<ApiError | null>(null);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.save(values),
      }),
    [form, draft],
  );

  // A form opened again shows a mutation that it has not sent: only the draft tells how that one ended. It
  // says nothing of the form's own mutation, because another tab may have cleared it.
  const isOwn = useRef(false);
  const wasSending = useRef(false);
  const tellIfSent = useEffectEvent(() => {
    const hasSettled = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (!hasSettled) return;
    if (!isOwn.current && draft.read() === undefined) onSent();
    isOwn.current = false;
  });
  useEffect(() => tellIfSent(), [isSending]);

  function submit(values: Values): void {
    // The form may be sent as it was prefilled, without a draft.
    draft.save(form.getValues());
    isOwn.current = mutation.send(variables(values), {
      onSuccess(answer) {
        onSuccess?.(answer);
        onSent();
      },
      onError(error) {
        const isAllOnFields = showFieldErrors(form, error.fieldErrors, fields);
        setFailure(isAllOnFields ? null : error);
      },
    });
  }

  return {
    isSending,
    failure: failure && {
      error: failure,
      isUnconfirmed: mutation.failure?.isUnconfirmed === true,
    },
    handleSubmit(event) {
      event.preventDefault();
      if (isSending) return;
      setFailure(null);
      takeOverFields(form, event.currentTarget);
      void form.handleSubmit(submit)(event);
    },
    stopWaiting() {
      mutation.stopWaiting();
      form.setFocus(focusOnStop);
    },
  };
}
