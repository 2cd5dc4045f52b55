import { useState, useEffect } from 'react';
import { fieldsOf } from '#src/domain/primitives.ts';
import { SignUp } from '#src/domain/sign-up.ts';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { AuthFormFrame } from './AuthFormFrame.tsx';
import { authCopy as copy } from './copy.ts';
import { useAuthForm, type AuthFormProps } from './use-auth-form.ts';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useDraft, type Draft } from '#src/lib/forms/use-draft.ts';
import { login, register } from '#src/contract/auth.ts';
import { ApiError } from '#src/lib/calls/api-error.ts';
import type { CallOptions } from '#src/lib/calls/api.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { prepareAuth, type AuthOutcome } from './auth-outcome.ts';

/** Keeps what was typed, except passwords, as a draft (product.md §2, §5). */
export function SignUpForm({ email, alert, onEmail, ...rest }: AuthFormProps) {
  const draft = useSignUpDraft();
  const [saved] = useState(() => draft.read());
  const { form, state } = useAuthForm({
    ...rest,
    ...useSignUp(),
    name: 'sign-up',
    schema: SignUp,
    defaultValues: {
      first_name: saved?.first_name ?? '',
      last_name: saved?.last_name ?? '',
      email: email || (saved?.email ?? ''),
      phone: saved?.phone ?? '',
      city: saved?.city ?? '',
      password: '',
      password_confirmation: '',
    },
    fields: fieldsOf(SignUp),
    // Before the session starts: the draft belongs to the signed-out visitor.
    onAccepted: draft.clear,
  });
  useSaveSignUp(form, draft);
  const { errors } = form.formState;
  const input = (name: keyof SignUp, options?: RegisterOptions<SignUp>) => ({
    readOnly: state.isLocked,
    ...form.register(name, options),
  });

  return (
    <AuthFormFrame
      label={copy.tabs.register}
      failed={copy.notSignedUp}
      submit={copy.signUp}
      submitting={copy.signingUp}
      alert={alert}
      state={state}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={copy.firstName} error={errors.first_name?.message}>
          <Input autoComplete="given-name" {...input('first_name')} />
        </Field>
        <Field label={copy.lastName} error={errors.last_name?.message}>
          <Input autoComplete="family-name" {...input('last_name')} />
        </Field>
      </div>
      <Field label={copy.email} error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...input('email', { onChange: onEmail })} />
      </Field>
      <Field label={copy.phone} hint={copy.phoneHint} error={errors.phone?.message}>
        <Input type="tel" autoComplete="tel" {...input('phone')} />
      </Field>
      <Field label={copy.city} error={errors.city?.message}>
        <Input autoComplete="address-level2" {...input('city')} />
      </Field>
      <Field label={copy.password} hint={copy.passwordHint} error={errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          {...input('password', {
            // product.md §5: changing the password revalidates a non-empty confirmation.
            onChange: () => {
              if (form.getValues('password_confirmation'))
                void form.trigger('password_confirmation');
            },
          })}
        />
      </Field>
      <Field label={copy.confirmation} error={errors.password_confirmation?.message}>
        <PasswordInput autoComplete="new-password" {...input('password_confirmation')} />
      </Field>
    </AuthFormFrame>
  );
}

/** Never the passwords. */
const SignUpDraft = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
});
type SignUpDraft = z.infer<typeof SignUpDraft>;

function useSignUpDraft(): Draft<SignUpDraft> {
  return useDraft('sign-up', SignUpDraft);
}

function useSaveSignUp(form: UseFormReturn<SignUp>, draft: Draft<SignUpDraft>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { first_name, last_name, email, phone, city } }) =>
          draft.save({ first_name, last_name, email, phone, city }),
      }),
    [form, draft],
  );
}

/** The statuses of a sign-in with an unknown email or a wrong password. */
const NO_SUCH_ACCOUNT: ReadonlySet<number> = new Set([401, 422]);

/** The sign-up call. Whether one created the account although its answer was lost is told by signing in. */
function useSignUp() {
  const api = useApi();
  return {
    request: (body: SignUp) => prepareAuth(prepareCall(register, { body }), body.email),

    /** @throws ApiError of the sign-up when the sign-in tells nothing */
    async confirm({ email, password }: SignUp, options: CallOptions): Promise<AuthOutcome | null> {
      const body = { email, password, remember: false };
      try {
        return await prepareAuth(prepareCall(login, { body }), email).send(api, options);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (NO_SUCH_ACCOUNT.has(error.status ?? 0)) return null;
        throw new ApiError({ kind: 'network', endpoint: register, cause: error });
      }
    },
  };
}
