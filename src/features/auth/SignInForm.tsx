import { login } from '#src/contract/auth.ts';
import { SignIn } from '#src/domain/sign-in.ts';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { prepareAuth } from './auth-outcome.ts';
import { AuthFormFrame } from './AuthFormFrame.tsx';
import { authCopy as copy } from './copy.ts';
import { useAuthForm, type AuthFormProps } from './use-auth-form.ts';

/** The sign-in form (product.md §2, §5). */
export function SignInForm({ email, alert, onEmail, ...rest }: AuthFormProps) {
  const { form, state } = useAuthForm({
    ...rest,
    name: 'sign-in',
    schema: SignIn,
    defaultValues: { email, password: '', remember: false },
    fields: ['email', 'password'],
    request: (body) => prepareAuth(prepareCall(login, { body }), body.email),
  });
  const { errors } = form.formState;

  return (
    <AuthFormFrame
      label={copy.tabs.login}
      failed={copy.failed}
      submit={copy.signIn}
      submitting={copy.signingIn}
      alert={alert}
      state={state}
    >
      <Field label={copy.email} error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="username"
          readOnly={state.isLocked}
          {...form.register('email', { onChange: onEmail })}
        />
      </Field>
      <Field label={copy.password} error={errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          readOnly={state.isLocked}
          {...form.register('password')}
        />
      </Field>
      <Checkbox label={copy.remember} disabled={state.isLocked} {...form.register('remember')} />
    </AuthFormFrame>
  );
}
