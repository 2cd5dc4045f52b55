import { useState } from 'react';
import { OneTimeCode } from '#src/domain/otp.ts';
import type { ApiError } from '#src/lib/calls/api-error.ts';
import { useNotices } from '#src/lib/app/EnvironmentProvider.tsx';
import { authCopy } from './copy.ts';
import { useResendCode } from './use-resend-code.ts';
import { useVerifyEmail } from './use-verify-email.ts';

/** product.md §2. `confirmed`: the address was verified already and nobody is signed in with it. */
export type VerificationStep = 'entering' | 'verifying' | 'success' | 'confirmed';

const copy = authCopy.verification;

export function useVerification(options: {
  email: string;
  isOpen: boolean;
  onVerifiedWhileClosed: () => void;
}) {
  const { email, isOpen, onVerifiedWhileClosed } = options;
  const notices = useNotices();
  const [code, setCode] = useState('');
  const [ruleError, setRuleError] = useState<string | null>(null);
  const [end, setEnd] = useState<'success' | 'confirmed' | null>(null);

  const verify = useVerifyEmail(email, ({ isSignedIn }) => {
    if (isOpen) {
      setEnd(isSignedIn ? 'success' : 'confirmed');
    } else {
      notices.show({ tone: 'success', text: copy.done });
      onVerifiedWhileClosed();
    }
  });
  const resend = useResendCode(email, {
    onResent({ typed }) {
      // Digits of the new code may have been typed since.
      setCode((current) => (current === typed ? '' : current));
      clearErrors();
      notices.show({ tone: 'success', text: copy.resent });
    },
    onVerified: verify.acceptAlready,
  });

  function clearErrors(): void {
    setRuleError(null);
    if (verify.failure) verify.reset();
    if (resend.failure) resend.reset();
  }

  const failed = verify.failure?.error;
  const step: VerificationStep = end ?? (verify.isPending ? 'verifying' : 'entering');
  return {
    code,
    step,
    codeError: ruleError ?? (failed ? codeErrorOf(failed) : null),
    /** Shown when the call failed without saying whether the code is right. */
    checkError: failed && codeErrorOf(failed) === null ? copy.unchecked : null,
    resendError: resend.failure?.error.message ?? null,
    isResending: resend.isPending,
    isSlow: verify.isSlow || resend.isSlow,
    enter({ value }: { value: string }): void {
      setCode(value);
      clearErrors();
    },
    /** @param entered what the field has, which may be more than it has told */
    verify(entered = code): void {
      if (step !== 'entering') return;
      clearErrors();
      const rule = OneTimeCode.safeParse(entered);
      setRuleError(rule.success ? null : (rule.error.issues[0]?.message ?? copy.failed));
      if (!rule.success) return;
      setCode(rule.data);
      verify.send(rule.data);
    },
    reject(): void {
      clearErrors();
      setRuleError(OneTimeCode.safeParse('').error?.issues[0]?.message ?? copy.failed);
    },
    resend: () => void resend.send({ typed: code }),
    stopWaiting(): void {
      verify.stopWaiting();
      resend.stopWaiting();
    },
  };
}

/**
 * The error of the code (product.md §8). Null when the failure says nothing about the code, as after a lost
 * connection.
 */
function codeErrorOf(error: ApiError): string | null {
  if (error.fieldErrors['otp']) return error.fieldErrors['otp'];
  const isWithoutToken = error.kind === 'contract' && error.status === undefined;
  if (isWithoutToken) return error.message;
  if (error.isOutcomeUnknown) return null;
  return error.hasServerMessage ? error.message : copy.failed;
}
