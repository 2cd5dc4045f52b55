import { settled, showsRole } from '../steps.ts';
import { expect, screen } from 'storybook/test';
import { register } from '#src/contract/auth.ts';
import { fails, never, offline } from '#mocks/faults/faults.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { inAllModes, onlyIn, samePictureAs } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { waitsTooLong } from './sign-in-steps.ts';
import { fillSignUp, newcomer, signUpField, submitSignUp } from './sign-up-steps.ts';

const meta = preview.meta({
  title: 'Screens/Auth/Sign up',
  parameters: {
    scenario: 'home',
    at: paths.auth.to({ tab: 'register' }),
    subject: '[data-card]',
  },
});

/** Fills in the form, then changes a field, and waits for validation. */
function filledWith(change: Partial<typeof newcomer>) {
  return async (context: StepContext) => {
    await fillSignUp(context, newcomer);
    await fillSignUp(context, change);
    await settled(context);
  };
}

export const Empty = meta.story({
  parameters: { states: ['auth.register.empty'], chromatic: inAllModes, subject: null },
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'Sign up' });
    const fields = [...form.querySelectorAll('input')];
    await expect(fields.map(({ autocomplete }) => autocomplete)).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
      'address-level2',
      'new-password',
      'new-password',
    ]);
  },
});

export const FilledValid = meta.story({
  parameters: { states: ['auth.register.filled-valid'] },
  play: async (context) => {
    await filledWith({})(context);
    await expect(context.canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  },
});

export const FirstNameRequired = meta.story({
  parameters: { states: ['auth.register.first-name.required'] },
  play: filledWith({ first_name: '' }),
});

export const FirstNameTooShort = meta.story({
  parameters: { states: ['auth.register.first-name.too-short'] },
  play: filledWith({ first_name: 'N' }),
});

export const FirstNameTooLong = meta.story({
  parameters: { states: ['auth.register.first-name.too-long'] },
  play: filledWith({ first_name: 'N'.repeat(256) }),
});

export const NamesAtTheirLimits = meta.story({
  parameters: { states: ['auth.register.first-name.limits-ok'] },
  play: filledWith({ first_name: 'No', last_name: 'B'.repeat(255) }),
});

export const LastNameRequired = meta.story({
  parameters: { states: ['auth.register.last-name.required'] },
  play: filledWith({ last_name: '' }),
});

export const LastNameTooShort = meta.story({
  parameters: { states: ['auth.register.last-name.too-short'] },
  play: filledWith({ last_name: 'B' }),
});

export const LastNameTooLong = meta.story({
  parameters: { states: ['auth.register.last-name.too-long'] },
  play: filledWith({ last_name: 'B'.repeat(256) }),
});

export const EmailRequired = meta.story({
  parameters: { states: ['auth.register.email.required'] },
  play: filledWith({ email: '' }),
});

export const EmailInvalid = meta.story({
  parameters: { states: ['auth.register.email.invalid'] },
  play: filledWith({ email: 'a@' }),
});

export const PhoneRequired = meta.story({
  parameters: { states: ['auth.register.phone.required'] },
  play: filledWith({ phone: '' }),
});

export const PhoneBadCharacter = meta.story({
  parameters: { states: ['auth.register.phone.bad-character'] },
  play: filledWith({ phone: '555-CALL-NOW1' }),
});

export const PhoneTooShort = meta.story({
  parameters: { states: ['auth.register.phone.too-short'] },
  play: filledWith({ phone: '555010200' }),
});

export const PhoneTooLong = meta.story({
  parameters: { states: ['auth.register.phone.too-long'] },
  play: filledWith({ phone: '1'.repeat(21) }),
});

export const PhoneFormatted = meta.story({
  parameters: {
    states: ['auth.register.phone.plus-parens-ok'],
    chromatic: samePictureAs('screens-auth-sign-up/filled-valid.desktop-light'),
  },
  play: filledWith({ phone: '+1 (555) 010-2000' }),
});

export const CityRequired = meta.story({
  parameters: { states: ['auth.register.city.required'] },
  play: filledWith({ city: '' }),
});

export const CityTooShort = meta.story({
  parameters: { states: ['auth.register.city.too-short'] },
  play: filledWith({ city: 'P' }),
});

export const CityTooLong = meta.story({
  parameters: { states: ['auth.register.city.too-long'] },
  play: filledWith({ city: 'P'.repeat(256) }),
});

export const PasswordRequired = meta.story({
  parameters: { states: ['auth.register.password.required'] },
  play: async (context) => {
    await filledWith({ password: '' })(context);
    await expect(context.canvas.getByText('Password is required')).toBeVisible();
  },
});

export const PasswordTooShort = meta.story({
  parameters: { states: ['auth.register.password.too-short'] },
  play: filledWith({ password: '1234567', password_confirmation: '1234567' }),
});

export const ConfirmationRequired = meta.story({
  parameters: { states: ['auth.register.confirmation.required'] },
  play: filledWith({ password_confirmation: '' }),
});

export const ConfirmationMismatch = meta.story({
  parameters: { states: ['auth.register.confirmation.mismatch'] },
  play: filledWith({ password_confirmation: 'garden-gate-8' }),
});

export const ConfirmationCheckedAgain = meta.story({
  parameters: {
    states: ['auth.register.confirmation.revalidated'],
    chromatic: samePictureAs('screens-auth-sign-up/confirmation-mismatch.desktop-light'),
  },
  play: async (context) => {
    await filledWith({})(context);
    await fillSignUp(context, { password: 'garden-gate-8' });
  },
});

export const SubmittedEmpty = meta.story({
  parameters: {
    states: ['auth.register.submit-all-errors'],
    steps: [['press', 'button', '^Create account$']],
  },
  play: async (context) => {
    await playSteps(context);
    await context.canvas.findByText('Please confirm your password');
    const invalid = context.canvasElement.querySelectorAll('[aria-invalid=true]');
    await expect(invalid).toHaveLength(7);
    await expect(await signUpField(context.canvas, 'first_name')).toHaveFocus();
  },
});

export const Submitting = meta.story({
  parameters: { faults: [never(register)], states: ['auth.register.submitting'] },
  play: async (context) => {
    await fillSignUp(context, newcomer);
    await submitSignUp(context);
    const button = context.canvas.getByRole('button', { name: 'Create account' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const Slow = meta.story({
  parameters: { faults: [never(register)] },
  play: async (context) => {
    await fillSignUp(context, newcomer);
    await submitSignUp(context);
    await waitsTooLong(context);
  },
});

export const ServerFieldErrors = meta.story({
  parameters: {
    faults: [
      fails(register, 422, {
        message: 'Check your input and try again.',
        errors: {
          email: ['An account with this email already exists.'],
          phone: ['This phone number cannot be reached.'],
        },
      }),
    ],
    states: ['auth.register.server-field-errors'],
  },
  play: async (context) => {
    await fillSignUp(context, newcomer);
    await submitSignUp(context);
    await context.canvas.findByText('An account with this email already exists.');
    await context.canvas.findByText('This phone number cannot be reached.');
    await expect(await signUpField(context.canvas, 'email')).toHaveFocus();
  },
});

/** A play function: submits the form, and checks the error. */
function failsWith(text: string) {
  return async (context: StepContext) => {
    await fillSignUp(context, newcomer);
    await submitSignUp(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text);
  };
}

export const Refused = meta.story({
  parameters: {
    faults: [fails(register, 403, { message: 'Sign-up is closed in your city.' })],
    states: ['auth.register.error.server-message'],
  },
  play: failsWith('Sign-up is closed in your city.'),
});

export const ServerError = meta.story({
  parameters: { faults: [fails(register, 500)], states: ['auth.register.error.fallback'] },
  play: failsWith('Registration failed. Please try again.'),
});

export const NetworkError = meta.story({
  parameters: {
    faults: [offline(register)],
    states: ['auth.register.error.network'],
    chromatic: samePictureAs('screens-auth-sign-up/server-error.desktop-light'),
  },
  play: failsWith('Registration failed. Please try again.'),
});

export const OpensTheVerification = meta.story({
  parameters: { states: ['auth.register.success-opens-otp'] },
  play: async (context) => {
    await fillSignUp(context, newcomer);
    await submitSignUp(context);
    await screen.findByRole('dialog', { name: 'Verify your email' });
    await expect(stageOf(context).storage.get('auth_token')).not.toBeNull();
  },
});

export const Phone = meta.story({
  parameters: { states: ['auth.page.mobile'], chromatic: onlyIn('phone light') },
  globals: { viewport: { value: 'phone' } },
  play: showsRole('form', { name: 'Sign up' }),
});
