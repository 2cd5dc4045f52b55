import { register } from '#src/contract/auth.ts';
import { SignUp } from '#src/domain/sign-up.ts';
import { useApi } from '#src/lib/EnvironmentProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { AuthFormAlert } from './AuthFormAlert.tsx';
import { authCopy as copy } from './copy.ts';
import type { AuthFormProps } from './SignInForm.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** The sign-up form (sections 2 and 5). */
export function SignUpForm({ email, onBusy, onEmail, onUnverified, returnTo }: AuthFormProps) {
  const api = useApi();
  const { form, state, isLocked, onSubmit } = useAuthForm({
    schema: SignUp,
    defaultValues: {
      first_name: '',
      last_name: '',
      email,
      phone: '',
      city: '',
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
    returnTo,
    endpoint: register,
    onBusy,
    onUnverified,
    send: (body) => api.call(register, { body }),
  });
  const { errors } = form.formState;

  return (
    <form
      noValidate
      aria-label={copy.tabs.register}
      className="flex flex-col gap-5"
      onSubmit={onSubmit}
    >
      <AuthFormAlert state={state} title={copy.notSignedUp} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={copy.firstName} error={errors.first_name?.message}>
          <Input autoComplete="given-name" readOnly={isLocked} {...form.register('first_name')} />
        </Field>
        <Field label={copy.lastName} error={errors.last_name?.message}>
          <Input autoComplete="family-name" readOnly={isLocked} {...form.register('last_name')} />
        </Field>
      </div>
      <Field label={copy.email} error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          readOnly={isLocked}
          {...form.register('email', {
            onChange: (event: { target: { value: string } }) =>
              onEmail({ email: event.target.value }),
          })}
        />
      </Field>
      <Field label={copy.phone} hint={copy.phoneHint} error={errors.phone?.message}>
        <Input type="tel" autoComplete="tel" readOnly={isLocked} {...form.register('phone')} />
      </Field>
      <Field label={copy.city} error={errors.city?.message}>
        <Input autoComplete="address-level2" readOnly={isLocked} {...form.register('city')} />
      </Field>
      <Field label={copy.password} hint={copy.passwordHint} error={errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          readOnly={isLocked}
          {...form.register('password', {
            // Section 5: changing the password revalidates a non-empty confirmation.
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
          readOnly={isLocked}
          {...form.register('password_confirmation')}
        />
      </Field>
      <Button type="submit" size="lg" fullWidth busy={isLocked} busyLabel={copy.signingUp}>
        {copy.signUp}
      </Button>
    </form>
  );
}
