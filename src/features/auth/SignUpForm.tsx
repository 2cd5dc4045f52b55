import { useState } from 'react';
import { SignUp } from '#src/domain/sign-up.ts';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { AuthFormFrame } from './AuthFormFrame.tsx';
import { authCopy as copy } from './copy.ts';
import { useAuthForm, type AuthFormProps } from './use-auth-form.ts';
import { useSaveSignUp, useSignUpDraft } from './use-sign-up-draft.ts';
import { useSignUp } from './use-sign-up.ts';

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
    fields: [
      'first_name',
      'last_name',
      'email',
      'phone',
      'city',
      'password',
      'password_confirmation',
    ],
    // Before the session starts: the draft belongs to the signed-out visitor.
    onAccepted: draft.clear,
  });
  useSaveSignUp(form, draft);
  const { errors } = form.formState;

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
          <Input
            autoComplete="given-name"
            readOnly={state.isLocked}
            {...form.register('first_name')}
          />
        </Field>
        <Field label={copy.lastName} error={errors.last_name?.message}>
          <Input
            autoComplete="family-name"
            readOnly={state.isLocked}
            {...form.register('last_name')}
          />
        </Field>
      </div>
      <Field label={copy.email} error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          readOnly={state.isLocked}
          {...form.register('email', {
            onChange: (event: { target: { value: string } }) =>
              onEmail({ email: event.target.value }),
          })}
        />
      </Field>
      <Field label={copy.phone} hint={copy.phoneHint} error={errors.phone?.message}>
        <Input
          type="tel"
          autoComplete="tel"
          readOnly={state.isLocked}
          {...form.register('phone')}
        />
      </Field>
      <Field label={copy.city} error={errors.city?.message}>
        <Input autoComplete="address-level2" readOnly={state.isLocked} {...form.register('city')} />
      </Field>
      <Field label={copy.password} hint={copy.passwordHint} error={errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          readOnly={state.isLocked}
          {...form.register('password', {
            // product.md §5: changing the password revalidates a non-empty confirmation.
            onChange: () => {
              if (form.getValues('password_confirmation'))
                void form.trigger('password_confirmation');
            },
          })}
        />
      </Field>
      <Field label={copy.confirmation} error={errors.password_confirmation?.message}>
        <PasswordInput
          autoComplete="new-password"
          readOnly={state.isLocked}
          {...form.register('password_confirmation')}
        />
      </Field>
    </AuthFormFrame>
  );
}
