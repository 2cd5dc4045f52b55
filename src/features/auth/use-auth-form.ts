import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { AuthAnswer } from '#src/contract/auth.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { showFieldErrors } from '#src/lib/field-errors.ts';
import { isVerificationError } from './needs-verification.ts';
import { useAuthCall } from './use-auth-call.ts';

/** The state of a form's submission. */
export type AuthFormState =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * The shared logic of the sign-in and sign-up forms (section 5). Validates on change and on submit,
 * maps field errors of the server to their fields and other errors to `state`, and keeps the input
 * on failure.
 *
 * @param options.fields the form's fields in visual order
 * @param options.returnTo path to load after success
 * @param options.endpoint the call that `send` makes
 * @param options.onBusy called when a call starts and when it settles without signing in
 * @param options.onUnverified called when the account must verify its email address first
 */
export function useAuthForm<Values extends FieldValues>(options: {
  schema: z.ZodMiniType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  fields: readonly FieldPath<Values>[];
  returnTo: string;
  endpoint: AnyEndpoint;
  send: (values: Values) => Promise<AuthAnswer>;
  onBusy: (change: { isBusy: boolean }) => void;
  onUnverified: (account: { email: string }) => void;
}) {
  const [state, setStateOnly] = useState<AuthFormState>({ kind: 'idle' });
  const setState = (next: AuthFormState) => {
    setStateOnly(next);
    options.onBusy({ isBusy: next.kind === 'sending' });
  };
  const run = useAuthCall(options.returnTo);
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(options.schema),
    mode: 'onChange',
    defaultValues: options.defaultValues,
  });

  function startVerification(email: string): void {
    setState({ kind: 'idle' });
    options.onUnverified({ email });
  }

  async function submit(values: Values): Promise<void> {
    setState({ kind: 'sending' });
    try {
      const outcome = await run(options.endpoint, () => options.send(values));
      if (outcome?.kind === 'unverified') startVerification(outcome.email);
    } catch (error) {
      if (isVerificationError(error)) {
        startVerification(String(values['email']));
        return;
      }
      if (!(error instanceof ApiError)) throw error;
      const isAllOnFields = showFieldErrors(form, error.fieldErrors, options.fields);
      setState(isAllOnFields ? { kind: 'idle' } : { kind: 'failed', message: error.message });
    }
  }

  const isLocked = state.kind === 'sending';
  return {
    form,
    state,
    isLocked,
    onSubmit(event: FormEvent): void {
      if (isLocked) event.preventDefault();
      else void form.handleSubmit(submit)(event);
    },
  };
}
