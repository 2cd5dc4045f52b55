import { resendOtp, verifyEmail } from '#src/contract/auth.ts';
import { paths } from '#src/lib/paths.ts';
import { answersWith, fails, never } from '../faults.ts';
import { people } from './accounts.ts';
import { scenario } from './scenario.ts';

const verify = scenario({
  id: 'verify',
  title: 'Verification, by signing in as the unverified account',
  at: paths.auth.to(),
});

export const verificationScenarios = [
  verify,
  verify.with({
    id: 'verify-never',
    title: 'Verification, no answer',
    faults: [never(verifyEmail)],
  }),
  verify.with({
    id: 'verify-field-error',
    title: 'Verification, error on the code',
    faults: [
      fails(verifyEmail, 422, {
        message: 'The given data was invalid.',
        errors: { otp: ['This verification code was used already.'] },
      }),
    ],
  }),
  verify.with({
    id: 'verify-message',
    title: 'Verification, a message without a field',
    faults: [fails(verifyEmail, 422, { message: 'Too many wrong codes.' })],
  }),
  verify.with({
    id: 'verify-down',
    title: 'Verification, server error',
    faults: [fails(verifyEmail, 500)],
  }),
  verify.with({
    id: 'verify-without-token',
    title: 'Verification, an answer without a token',
    faults: [
      answersWith(verifyEmail, {
        data: {
          user: {
            ...people.unverified,
            created_at: '2026-01-02T09:00:00Z',
            email_verified_at: '2026-03-14T10:00:00Z',
          },
        },
      }),
    ],
  }),
  verify.with({
    id: 'resend-never',
    title: 'Another code, no answer',
    faults: [never(resendOtp)],
  }),
  verify.with({
    id: 'resend-down',
    title: 'Another code, server error',
    faults: [fails(resendOtp, 500)],
  }),
] as const;
