import { Controller } from 'react-hook-form';
import { login } from '#src/contract/auth.ts';
import { SignIn } from '#src/domain/sign-in.ts';
import { useApi } from '#src/lib/EnvironmentProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { AuthFormAlert } from './AuthFormAlert.tsx';
import { authCopy as copy } from './copy.ts';
import { useAuthForm } from './use-auth-form.ts';

/** The props of the sign-in and sign-up forms. */
export interface AuthFormProps {
  /** Initial value of the email field. */
  email: string;
  /** Called when the email changes, so the other tab's form can start with it. */
  onEmail: (change: { email: string }) => void;
  /** Called when the account must verify its email address first. */
  onUnverified: (account: { email: string }) => void;
  /** Called when a call starts and when it ends without signing in. The other tab is disabled until then. */
  onBusy: (change: { isBusy: boolean }) => void;
  /** Path to load after success. */
  returnTo: string;
}

/** The sign-in form (sections 2 and 5). */
export function SignInForm({ email, onBusy, onEmail, onUnverified, returnTo }: AuthFormProps) {
  const api = useApi();
  const { form, state, isLocked, onSubmit } = useAuthForm({
    schema: SignIn,
    defaultValues: { email, password: '', remember: false },
    fields: ['email', 'password'],
    returnTo,
    endpoint: login,
    onBusy,
    onUnverified,
    send: (body) => api.call(login, { body }),
  });
  const { errors } = form.formState;

  return (
    <form
      noValidate
      aria-label={copy.tabs.login}
      className="flex flex-col gap-5"
      onSubmit={onSubmit}
    >
      <AuthFormAlert state={state} title={copy.failed} />
      <Field label={copy.email} error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="username"
          readOnly={isLocked}
          {...form.register('email', {
            onChange: (event: { target: { value: string } }) =>
              onEmail({ email: event.target.value }),
          })}
        />
      </Field>
      <Field label={copy.password} error={errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          readOnly={isLocked}
          {...form.register('password')}
        />
      </Field>
      <Controller
        control={form.control}
        name="remember"
        render={({ field: { value, onChange, ...field } }) => (
          <Checkbox
            {...field}
            label={copy.remember}
            disabled={isLocked}
            checked={value}
            onCheckedChange={(checked) => onChange(checked === true)}
          />
        )}
      />
      <Button type="submit" size="lg" fullWidth busy={isLocked} busyLabel={copy.signingIn}>
        {copy.signIn}
      </Button>
    </form>
  );
}
