import { expect, screen, waitFor, within } from 'storybook/test';
import { verifyEmail, resendOtp } from '#src/contract/auth.ts';
import { fails, never, offline } from '#mocks/faults/faults.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { waitsTooLong } from './sign-in-steps.ts';
import { inAllModes, onlyIn, samePictureAs } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { MOCK_CODE } from '#mocks/db/codes.ts';
import { settle } from '../../stage/settle.ts';
import { openVerification } from './verification-steps.ts';
import { authCopy } from '#src/features/auth/copy.ts';

const meta = preview.meta({
  title: 'Screens/Auth/Verification',
  parameters: { scenario: 'home', at: paths.auth.to() },
});

export const Empty = meta.story({
  parameters: { states: ['otp.entering.empty', 'otp.resend.countdown-60'], chromatic: inAllModes },
  play: async (context) => {
    const { resend, code } = await openVerification(context);
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await expect(resend).toHaveTextContent('Send a new code in 60 s');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  },
});

export const Partial = meta.story({
  parameters: { states: ['otp.entering.partial'] },
  play: async (context) => {
    const { code } = await openVerification(context);
    await context.userEvent.type(code, '246');
    await expect(code).toHaveValue('246');
    await expect(code.selectionStart).toBe(3);
    await expect(code).toHaveFocus();
  },
});

export const Complete = meta.story({
  parameters: { states: ['otp.entering.complete'] },
  play: async (context) => {
    const { code, verify } = await openVerification(context);
    await context.userEvent.type(code, MOCK_CODE);
    await expect(code).toHaveValue(MOCK_CODE);
    await expect(verify).toBeEnabled();
  },
});

export const LettersIgnored = meta.story({
  parameters: {
    states: ['otp.input.letters-ignored'],
    chromatic: samePictureAs('screens-auth-verification/partial.desktop-light'),
  },
  play: async (context) => {
    const { code } = await openVerification(context);
    await context.userEvent.type(code, 'a2b4.6');
    await expect(code).toHaveValue('246');
  },
});

/** Pastes a text into the empty boxes and checks the result. */
function pastes(text: string, result: string) {
  return async (
    context: Parameters<typeof openVerification>[0] & {
      userEvent: { paste(text: string): Promise<void> };
    },
  ) => {
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
  parameters: {
    states: ['otp.paste.five-ignored'],
  },
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
    await settle(stageOf(context));
    await expect(within(element).queryByText(/complete 6-digit/)).not.toBeInTheDocument();
    await expect(calls(context)).not.toContain('auth.verify-email');
  },
});

export const EnterSubmits = meta.story({
  parameters: { faults: [never(verifyEmail)], states: ['otp.enter.complete-submits'] },
  play: async (context) => {
    const { code } = await openVerification(context);
    await context.userEvent.type(code, `${MOCK_CODE}{Enter}`);
    await settle(stageOf(context));
    await expect(calls(context)).toContain('auth.verify-email');
  },
});

export const SubmittedIncomplete = meta.story({
  parameters: { states: ['otp.submit.incomplete'] },
  play: async (context) => {
    const { code, verify } = await openVerification(context);
    await context.userEvent.type(code, '24681');
    await context.userEvent.click(verify);
    await expect(code).toBeInvalid();
  },
});

export const Verifying = meta.story({
  parameters: { faults: [never(verifyEmail)], states: ['otp.verifying'] },
  play: async (context) => {
    const { code, verify } = await openVerification(context);
    await context.userEvent.type(code, MOCK_CODE);
    await context.userEvent.click(verify);
    await expect(verify).toHaveAttribute('aria-busy', 'true');
  },
});

export const Slow = meta.story({
  parameters: { faults: [never(verifyEmail)] },
  play: async (context) => {
    const { code } = await openVerification(context);
    await context.userEvent.type(code, `${MOCK_CODE}{Enter}`);
    await waitsTooLong(context);
  },
});

export const Unreachable = meta.story({
  parameters: { faults: [offline(verifyEmail)] },
  play: async (context) => {
    const { code, verify } = await openVerification(context);
    await context.userEvent.type(code, MOCK_CODE);
    await context.userEvent.click(verify);
    await screen.findByText(authCopy.verification.unchecked.title);
    await expect(code).toHaveValue(MOCK_CODE);
    await expect(code).not.toBeInvalid();
  },
});

export const ConfirmedAlready = meta.story({
  parameters: {
    faults: [fails(verifyEmail, 409, { message: 'This email is already verified.' })],
  },
  play: async (context) => {
    const { code, verify } = await openVerification(context);
    await context.userEvent.type(code, MOCK_CODE);
    await context.userEvent.click(verify);
    await screen.findByText(/is verified. Sign in to continue./);
    await expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
});

export const Success = meta.story({
  parameters: { states: ['otp.success'] },
  play: async (context) => {
    const { code, verify } = await openVerification(context);
    const stage = stageOf(context);
    await context.userEvent.type(code, MOCK_CODE);
    await context.userEvent.click(verify);
    await screen.findByRole('dialog', { name: 'Your email is verified' });
    stage.clock.advance(1_499);
    await settle(stage);
    await expect(stage.fullNavigations).toEqual([]);
  },
});

/** Submits the code and waits for the server's error. */
async function verifyAndFail(context: Parameters<typeof openVerification>[0]): Promise<void> {
  const { code, verify } = await openVerification(context);
  await context.userEvent.type(code, MOCK_CODE);
  await context.userEvent.click(verify);
  await expect(code).toHaveValue(MOCK_CODE);
}

export const CodeRefused = meta.story({
  parameters: {
    faults: [
      fails(verifyEmail, 422, {
        message: 'Check your input and try again.',
        errors: { otp: ['This code has already been used.'] },
      }),
    ],
    states: ['otp.error.field-otp'],
  },
  play: async (context) => {
    await verifyAndFail(context);
    await screen.findByText('This code has already been used.');
    await expect(screen.getByLabelText('Verification code')).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText('Verification code')).toHaveFocus());
  },
});

export const WrongCode = meta.story({
  play: async (context) => {
    const { code, verify } = await openVerification(context);
    await context.userEvent.type(code, '111111');
    await context.userEvent.click(verify);
    await screen.findByText("This code isn't correct. Check it and try again.");
  },
});

export const ServerMessage = meta.story({
  parameters: {
    faults: [fails(verifyEmail, 422, { message: 'Too many wrong codes.' })],
    states: ['otp.error.server-message'],
  },
  play: async (context) => {
    await verifyAndFail(context);
    await screen.findByText('Too many wrong codes.');
  },
});

export const ServerError = meta.story({
  parameters: { faults: [fails(verifyEmail, 500)], states: ['otp.error.fallback'] },
  play: async (context) => {
    await verifyAndFail(context);
    await screen.findByText(/Verification failed/);
  },
});

export const ResendInOneSecond = meta.story({
  parameters: { states: ['otp.resend.countdown-1'] },
  play: async (context) => {
    const { resend } = await openVerification(context);
    stageOf(context).clock.advance(59_000);
    await settle(stageOf(context));
    await expect(resend).toHaveTextContent('Send a new code in 1 s');
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ResendAvailable = meta.story({
  parameters: { states: ['otp.resend.available'] },
  play: async (context) => {
    const { resend } = await openVerification(context);
    stageOf(context).clock.advance(60_000);
    await settle(stageOf(context));
    await expect(resend).toBeEnabled();
    await expect(resend).toHaveTextContent('Send a new code');
  },
});

/** Resends the code after the cooldown of a minute. */
async function resendAfterAMinute(
  context: Parameters<typeof openVerification>[0] & Parameters<typeof stageOf>[0],
): Promise<HTMLElement> {
  const { resend } = await openVerification(context);
  // Longer than the cooldown: the next cooldown must start at the click.
  stageOf(context).clock.advance(300_000);
  await settle(stageOf(context));
  await context.userEvent.click(resend);
  await settle(stageOf(context));
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
  play: async (context) => {
    await openVerification(context);
    stageOf(context).clock.advance(600_000);
    await settle(stageOf(context));
    await screen.findByText(authCopy.verification.expired.title);
  },
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
  play: async (context) => {
    const { element } = await openVerification(context);
    await expect(element.scrollWidth).toBeLessThanOrEqual(320);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
});

/** The names of the calls that the server has received. */
function calls(context: Parameters<typeof stageOf>[0]): (string | null)[] {
  return stageOf(context).server.seen.map(({ call }) => call);
}
