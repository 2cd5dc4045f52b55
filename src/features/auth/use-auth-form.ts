import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent, ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { showFieldErrors } from '#src/lib/forms/field-errors.ts';
import { takeOverFields } from '#src/lib/forms/take-over-fields.ts';
import { useApiMutation, type ApiMutationOptions } from '#src/lib/calls/use-api-mutation.ts';
import type { AuthOutcome } from './auth-outcome.ts';

export const AUTH_FORM_KEY = ['auth', 'form'] as const;

export interface AuthFormProps {
  email: string;
  /** The form's own alerts replace it. */
  alert?: ReactNode;
  /** Whether the visitor is signed in and the next page is loading. */
  isLeaving: boolean;
  /** So the other tab's form can start with it. */
  onEmail: (event: { target: { value: string } }) => void;
  onSignedIn: () => void;
  onUnverified: (account: { email: string }) => void;
}

export interface AuthFormState {
  readonly isLocked: boolean;
  readonly isSlow: boolean;
  readonly error: string | null;
  /** Whether the call may have taken effect, although it failed. */
  readonly isUnconfirmed: boolean;
  onSubmit(event: FormEvent): void;
  onStopWaiting(): void;
}

/** What both forms share (product.md §5). `fields` are in visual order; `onAccepted` precedes the session. */
export function useAuthForm<Values extends FieldValues>({
  name,
  schema,
  defaultValues,
  fields,
  request,
  confirm,
  onAccepted,
  isLeaving,
  onSignedIn,
  onUnverified,
}: Pick<ApiMutationOptions<Values, AuthOutcome>, 'request' | 'confirm'> &
  Pick<AuthFormProps, 'isLeaving' | 'onSignedIn' | 'onUnverified'> & {
    name: string;
    schema: z.ZodMiniType<Values, Values>;
    defaultValues: DefaultValues<Values>;
    fields: readonly FieldPath<Values>[];
    onAccepted?: () => void;
  }) {
  const { session } = useEnvironment();
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    mode: 'onChange',
    defaultValues,
  });
  const mutation = useApiMutation<Values, AuthOutcome>({
    key: [...AUTH_FORM_KEY, name],
    request,
    confirm,
    onSuccess(outcome) {
      onAccepted?.();
      if (outcome.session) session.start(outcome.session);
    },
  });

  function submit(values: Values): void {
    mutation.send(values, {
      onSuccess(outcome) {
        if (outcome.kind === 'unverified') onUnverified({ email: outcome.email });
        else onSignedIn();
      },
      onError(error) {
        if (showFieldErrors(form, error.fieldErrors, fields)) mutation.reset();
      },
    });
  }

  const isLocked = mutation.isPending || isLeaving;
  const state: AuthFormState = {
    isLocked,
    isSlow: mutation.isSlow,
    error: mutation.failure?.error.message ?? null,
    isUnconfirmed: mutation.failure?.isUnconfirmed === true,
    onSubmit(event) {
      event.preventDefault();
      if (isLocked) return;
      takeOverFields(form, event.currentTarget);
      void form.handleSubmit(submit)(event);
    },
    onStopWaiting() {
      mutation.stopWaiting();
      // The focus was on a button that is gone now.
      if (fields[0]) form.setFocus(fields[0]);
    },
  };
  return { form, state };
}
