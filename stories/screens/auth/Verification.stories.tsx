import { settled, advance, showsLater, showsRole, showsText } from '../steps.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { verifyEmail, resendOtp } from '#src/contract/auth.ts';
import { fails, never, offline } from '#mocks/faults/faults.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { Action } from '#flows/flow.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { signsIn, waitsTooLong } from './sign-in-steps.ts';
import { inAllModes, onlyIn, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { MOCK_CODE } from '#mocks/db/codes.ts';
import { openVerification } from './verification-steps.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';

const open = signsIn(people.unverified.email);
const enters = (code: string): readonly Action[] => [
  ...open,
  ['fills', '^Verification code$', code],
];
const verifies = (code: string): readonly Action[] => [
  ...enters(code),
  ['press', 'button', '^Verify$'],
];

const meta = preview.meta({
  title: 'Screens/Auth/Verification',
  component: AuthScreen,
  parameters: { scenario: home, at: paths.auth.to(), steps: open },
});

const field = () => screen.findByLabelText('Verification code');

/** A play function: plays the steps, and checks the digits that the boxes have then. */
function hasCode(code: string) {
  return async (context: StepContext) => {
    await playSteps(context);
    await expect(await field()).toHaveValue(code);
  };
}

export const Empty = meta.story({
  parameters: { states: ['otp.entering.empty', 'otp.resend.countdown-60'], chromatic: inAllModes },
  play: showsText('Send a new code in 60 s'),
});

export const Partial = meta.story({
  parameters: { states: ['otp.entering.partial'], steps: enters('246') },
  play: hasCode('246'),
});

export const Complete = meta.story({
  parameters: { states: ['otp.entering.complete'], steps: enters(MOCK_CODE) },
  play: hasCode(MOCK_CODE),
});

export const LettersIgnored = meta.story({
  parameters: {
    states: ['otp.input.letters-ignored'],
    chromatic: samePictureAs('screens-auth-verification/partial.desktop-light'),
    steps: enters('a2b4.6'),
  },
  play: hasCode('246'),
});

/** Pastes a text into the empty boxes and checks the result. */
function pastes(text: string, result: string) {
  return async (context: StepContext) => {
    const { code } = await openVerification(context);
    await context.userEvent.click(code);
    await context.userEvent.paste(text);
    await expect(code).toHaveValue(result);
  };
}

export const PasteOfSix = meta.story({
  parameters: { states: ['otp.paste.six-fills'] },
  play: pastes('123456', '123456'),
});

export const PasteWithASpace = meta.story({
  parameters: { chromatic: samePictureAs('screens-auth-verification/paste-of-six.desktop-light') },
  play: pastes(' 123-456 ', '123456'),
});

export const PasteOfFive = meta.story({
  parameters: { states: ['otp.paste.five-ignored'] },
  play: pastes('12345', ''),
});

export const PasteMixed = meta.story({
  parameters: {
    states: ['otp.paste.mixed-ignored'],
    chromatic: samePictureAs('screens-auth-verification/paste-of-five.desktop-light'),
  },
  play: pastes('12a456', ''),
});

export const EnterTooEarly = meta.story({
  parameters: { states: ['otp.enter.incomplete-noop'] },
  play: async (context) => {
    const { code, element } = await openVerification(context);
    await context.userEvent.type(code, '24681{Enter}');
    await settled(context);
    await expect(within(element).queryByText(/complete 6-digit/)).not.toBeInTheDocument();
    await expect(calls(context)).not.toContain('auth.verify-email');
  },
});

export const EnterSubmits = meta.story({
  parameters: { faults: [never(verifyEmail)], states: ['otp.enter.complete-submits'] },
  play: async (context) => {
    const { code } = await openVerification(context);
    await context.userEvent.type(code, `${MOCK_CODE}{Enter}`);
    await settled(context);
    await expect(calls(context)).toContain('auth.verify-email');
  },
});

export const SubmittedIncomplete = meta.story({
  parameters: { states: ['otp.submit.incomplete'], steps: verifies('24681') },
  play: playSteps,
});

export const Verifying = meta.story({
  parameters: {
    faults: [never(verifyEmail)],
    states: ['otp.verifying'],
    steps: verifies(MOCK_CODE),
  },
  play: showsRole('button', { name: 'Verify', busy: true }),
});

export const Slow = meta.story({
  parameters: { faults: [never(verifyEmail)], steps: verifies(MOCK_CODE) },
  play: waitsTooLong,
});

export const Unreachable = meta.story({
  parameters: { faults: [offline(verifyEmail)], steps: verifies(MOCK_CODE) },
  play: showsText(authCopy.verification.unchecked.title),
});

export const ConfirmedAlready = meta.story({
  parameters: {
    faults: [fails(verifyEmail, 409, { message: 'This email is already verified.' })],
    steps: verifies(MOCK_CODE),
  },
  play: showsText(/is verified. Sign in to continue./),
});

export const Success = meta.story({
  parameters: { states: ['otp.success'], steps: verifies(MOCK_CODE) },
  play: showsRole('dialog', { name: 'Your email is verified' }),
});

export const CodeRefused = meta.story({
  parameters: {
    faults: [
      fails(verifyEmail, 422, {
        message: 'Check your input and try again.',
        errors: { otp: ['This code has already been used.'] },
      }),
    ],
    states: ['otp.error.field-otp'],
    steps: verifies(MOCK_CODE),
  },
  play: async (context) => {
    await showsText('This code has already been used.')(context);
    await expect(await field()).toBeInvalid();
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
});

export const WrongCode = meta.story({
  parameters: { steps: verifies('111111') },
  play: showsText("This code isn't correct. Check it and try again."),
});

export const ServerMessage = meta.story({
  parameters: {
    faults: [fails(verifyEmail, 422, { message: 'Too many wrong codes.' })],
    states: ['otp.error.server-message'],
    steps: verifies(MOCK_CODE),
  },
  play: showsText('Too many wrong codes.'),
});

export const ServerError = meta.story({
  parameters: {
    faults: [fails(verifyEmail, 500)],
    states: ['otp.error.fallback'],
    steps: verifies(MOCK_CODE),
  },
  play: playSteps,
});

export const ResendInOneSecond = meta.story({
  parameters: { states: ['otp.resend.countdown-1'] },
  play: showsLater(59_000, 'Send a new code in 1 s'),
});

export const ResendAvailable = meta.story({
  parameters: { states: ['otp.resend.available'] },
  play: showsLater(60_000, /Send a new code(?! in)/),
});

/** Resends the code after the cooldown of a minute. */
async function resendAfterAMinute(context: StepContext): Promise<HTMLElement> {
  const { resend } = await openVerification(context);
  // Longer than the cooldown: the next cooldown must start at the click.
  await advance(context, 300_000);
  await context.userEvent.click(resend);
  await settled(context);
  return resend;
}

export const Resending = meta.story({
  parameters: { faults: [never(resendOtp)], states: ['otp.resend.sending'] },
  play: async (context) => {
    const resend = await resendAfterAMinute(context);
    await expect(resend).toHaveAttribute('aria-busy', 'true');
  },
});

export const ResendRestarted = meta.story({
  parameters: { states: ['otp.resend.restarted'] },
  play: async (context) => {
    const resend = await resendAfterAMinute(context);
    await expect(resend).toHaveTextContent('Send a new code in 60 s');
    await screen.findByText('A new code is on its way.');
  },
});

export const ResendFailed = meta.story({
  parameters: { faults: [fails(resendOtp, 500)], states: ['otp.resend.failed'] },
  play: async (context) => {
    await resendAfterAMinute(context);
  },
});

export const CodeExpired = meta.story({
  play: showsLater(600_000, authCopy.verification.expired.title),
});

export const Closed = meta.story({
  parameters: { subject: '[data-card]' },
  play: async (context) => {
    await openVerification(context);
    await context.userEvent.keyboard('{Escape}');
    await context.canvas.findByRole('button', { name: 'Enter code' });
  },
});

export const Small = meta.story({
  parameters: { states: ['otp.mobile'], chromatic: onlyIn('small light') },
  globals: { viewport: { value: 'small' } },
  play: showsRole('dialog', { name: 'Verify your email' }),
});

/** The names of the calls that the server has received. */
function calls(context: StepContext): (string | null)[] {
  return stageOf(context).server.seen.map(({ call }) => call);
}
