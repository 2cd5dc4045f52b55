import { showsRole, showsText } from '../steps.ts';
import { expect, screen } from 'storybook/test';
import { register } from '#src/contract/auth.ts';
import { fails, never, offline } from '#mocks/faults/faults.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { inAllModes, onlyIn, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import { waitsTooLong } from './sign-in-steps.ts';
import { fillsIn, signsUp, signUpField } from './sign-up-steps.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/Sign up',
  component: AuthScreen,
  parameters: { scenario: home, at: paths.auth.to({ tab: 'register' }), subject: '[data-card]' },
  play: playSteps,
});

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
  parameters: { states: ['auth.register.filled-valid'], steps: fillsIn() },
  play: async (context) => {
    await playSteps(context);
    await expect(context.canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  },
});

export const FirstNameRequired = meta.story({
  parameters: { states: ['auth.register.first-name.required'], steps: fillsIn({ first_name: '' }) },
});

export const FirstNameTooShort = meta.story({
  parameters: {
    states: ['auth.register.first-name.too-short'],
    steps: fillsIn({ first_name: 'N' }),
  },
});

export const FirstNameTooLong = meta.story({
  parameters: {
    states: ['auth.register.first-name.too-long'],
    steps: fillsIn({ first_name: 'N'.repeat(256) }),
  },
});

export const NamesAtTheirLimits = meta.story({
  parameters: {
    states: ['auth.register.first-name.limits-ok'],
    steps: fillsIn({ first_name: 'No', last_name: 'B'.repeat(255) }),
  },
});

export const LastNameRequired = meta.story({
  parameters: { states: ['auth.register.last-name.required'], steps: fillsIn({ last_name: '' }) },
});

export const LastNameTooShort = meta.story({
  parameters: { states: ['auth.register.last-name.too-short'], steps: fillsIn({ last_name: 'B' }) },
});

export const LastNameTooLong = meta.story({
  parameters: {
    states: ['auth.register.last-name.too-long'],
    steps: fillsIn({ last_name: 'B'.repeat(256) }),
  },
});

export const EmailRequired = meta.story({
  parameters: { states: ['auth.register.email.required'], steps: fillsIn({ email: '' }) },
});

export const EmailInvalid = meta.story({
  parameters: { states: ['auth.register.email.invalid'], steps: fillsIn({ email: 'a@' }) },
});

export const PhoneRequired = meta.story({
  parameters: { states: ['auth.register.phone.required'], steps: fillsIn({ phone: '' }) },
});

export const PhoneBadCharacter = meta.story({
  parameters: {
    states: ['auth.register.phone.bad-character'],
    steps: fillsIn({ phone: '555-CALL-NOW1' }),
  },
});

export const PhoneTooShort = meta.story({
  parameters: { states: ['auth.register.phone.too-short'], steps: fillsIn({ phone: '555010200' }) },
});

export const PhoneTooLong = meta.story({
  parameters: {
    states: ['auth.register.phone.too-long'],
    steps: fillsIn({ phone: '1'.repeat(21) }),
  },
});

export const PhoneFormatted = meta.story({
  parameters: {
    states: ['auth.register.phone.plus-parens-ok'],
    chromatic: samePictureAs('screens-auth-sign-up/filled-valid.desktop-light'),
    steps: fillsIn({ phone: '+1 (555) 010-2000' }),
  },
});

export const CityRequired = meta.story({
  parameters: { states: ['auth.register.city.required'], steps: fillsIn({ city: '' }) },
});

export const CityTooShort = meta.story({
  parameters: { states: ['auth.register.city.too-short'], steps: fillsIn({ city: 'P' }) },
});

export const CityTooLong = meta.story({
  parameters: {
    states: ['auth.register.city.too-long'],
    steps: fillsIn({ city: 'P'.repeat(256) }),
  },
});

export const PasswordRequired = meta.story({
  parameters: { states: ['auth.register.password.required'], steps: fillsIn({ password: '' }) },
  play: showsText('Password is required'),
});

export const PasswordTooShort = meta.story({
  parameters: {
    states: ['auth.register.password.too-short'],
    steps: fillsIn({ password: '1234567', password_confirmation: '1234567' }),
  },
});

export const ConfirmationRequired = meta.story({
  parameters: {
    states: ['auth.register.confirmation.required'],
    steps: fillsIn({ password_confirmation: '' }),
  },
});

export const ConfirmationMismatch = meta.story({
  parameters: {
    states: ['auth.register.confirmation.mismatch'],
    steps: fillsIn({ password_confirmation: 'garden-gate-8' }),
  },
});

export const ConfirmationCheckedAgain = meta.story({
  parameters: {
    states: ['auth.register.confirmation.revalidated'],
    chromatic: samePictureAs('screens-auth-sign-up/confirmation-mismatch.desktop-light'),
    steps: fillsIn({ password: 'garden-gate-8' }),
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
  parameters: { faults: [never(register)], states: ['auth.register.submitting'], steps: signsUp },
  play: showsRole('button', { name: 'Create account', busy: true }),
});

export const Slow = meta.story({
  parameters: { faults: [never(register)], steps: signsUp },
  play: waitsTooLong,
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
    steps: signsUp,
  },
  play: async (context) => {
    await showsText(
      'An account with this email already exists.',
      'This phone number cannot be reached.',
    )(context);
    await expect(await signUpField(context.canvas, 'email')).toHaveFocus();
  },
});

export const Refused = meta.story({
  parameters: {
    faults: [fails(register, 403, { message: 'Sign-up is closed in your city.' })],
    states: ['auth.register.error.server-message'],
    steps: signsUp,
  },
  play: showsText('Sign-up is closed in your city.'),
});

export const ServerError = meta.story({
  parameters: {
    faults: [fails(register, 500)],
    states: ['auth.register.error.fallback'],
    steps: signsUp,
  },
  play: showsText('Registration failed. Please try again.'),
});

export const NetworkError = meta.story({
  parameters: {
    faults: [offline(register)],
    states: ['auth.register.error.network'],
    chromatic: samePictureAs('screens-auth-sign-up/server-error.desktop-light'),
    steps: signsUp,
  },
  play: showsText('Registration failed. Please try again.'),
});

export const OpensTheVerification = meta.story({
  parameters: { states: ['auth.register.success-opens-otp'], steps: signsUp },
  play: async (context) => {
    await playSteps(context);
    await screen.findByRole('dialog', { name: 'Verify your email' });
    await expect(stageOf(context).storage.get('auth_token')).not.toBeNull();
  },
});

export const Phone = meta.story({
  parameters: { states: ['auth.page.mobile'], chromatic: onlyIn('phone light') },
  globals: { viewport: { value: 'phone' } },
  play: showsRole('form', { name: 'Sign up' }),
});
