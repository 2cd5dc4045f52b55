import { expect, screen, waitFor, within } from 'storybook/test';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { fillSignIn, submitSignIn, type FormContext } from './sign-in-steps.ts';

/** Signs in as the unverified account, which opens the dialog. */
export async function openVerification(context: FormContext) {
  await fillSignIn(context, { email: people.unverified.email, password: MOCK_PASSWORD });
  await submitSignIn(context);
  const element = await screen.findByRole('dialog', { name: 'Verify your email' });
  const dialog = within(element);
  const code = dialog.getByLabelText<HTMLInputElement>('Verification code');
  await waitFor(() => expect(code).toHaveFocus());
  return {
    element,
    code,
    verify: dialog.getByRole('button', { name: 'Verify' }),
    resend: dialog.getByRole('button', { name: /Send a new code/ }),
  };
}
