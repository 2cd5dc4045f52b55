import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { AuthAnswer } from '#src/contract/auth.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { showFieldErrors } from '#src/lib/field-errors.ts';
import { asksToVerify } from './needs-verification.ts';
import { useAuthCall } from './use-auth-call.ts';

/** Where a form stands. */
export type AuthFormState =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * What sign-in and sign-up have in common (section 5): the rules are checked while one types and
 * all of them on submit; the server's texts land on their fields, any other in `state`; what was
 * typed stays.
 *
 * @param options.fields in their order on the screen
 * @param options.send makes the call, which is `endpoint`
 * @param options.onBusy told when a call begins and when it is over
 * @param options.onUnverified told when the account must confirm its e-mail address first
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

  function askToVerify(email: string): void {
    setState({ kind: 'idle' });
    options.onUnverified({ email });
  }

  async function submit(values: Values): Promise<void> {
    setState({ kind: 'sending' });
    try {
      const outcome = await run(options.endpoint, () => options.send(values));
      if (outcome?.kind === 'unverified') askToVerify(outcome.email);
    } catch (error) {
      if (asksToVerify(error)) {
        askToVerify(String(values['email']));
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
