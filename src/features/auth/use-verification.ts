import { useEffect, useRef, useState } from 'react';
import { resendOtp, verifyEmail } from '#src/contract/auth.ts';
import { OneTimeCode, OTP_SUCCESS_MS } from '#src/domain/otp.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { useApi, useEnvironment, useToasts } from '#src/lib/EnvironmentProvider.tsx';
import { authCopy } from './copy.ts';

/** Where the dialog stands (section 2). */
export type VerificationStep = 'entering' | 'verifying' | 'success';

const copy = authCopy.verification;

/**
 * The verification of an e-mail address by its one-time code.
 *
 * @param options.onResent told when another code was sent, so that its times start anew
 * @param options.onVerified runs when the success was shown for 1.5 s
 */
export function useVerification(options: {
  email: string;
  onResent: (sent: { email: string }) => void;
  onVerified: () => void;
}) {
  const { email, onResent, onVerified } = options;
  const api = useApi();
  const { clock, session } = useEnvironment();
  const toasts = useToasts();
  const [code, setCode] = useState('');
  const [step, setStep] = useState<VerificationStep>('entering');
  const [isResending, setIsResending] = useState(false);
  const [codeError, setCodeError] = useState<string | null>(null);
  const [resendError, setResendError] = useState<string | null>(null);
  // Closing the dialog gives the call up: nobody is to be signed in by a dialog that is gone.
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  useEffect(() => {
    if (step === 'success') return clock.after(OTP_SUCCESS_MS, onVerified);
    return undefined;
  }, [step, clock, onVerified]);

  async function send(): Promise<void> {
    const mine = new AbortController();
    underWay.current = mine;
    setStep('verifying');
    setCodeError(null);
    try {
      const { data } = await api.call(
        verifyEmail,
        { body: { email, otp: code } },
        { signal: mine.signal },
      );
      if (!data.token) throw new ApiError({ kind: 'contract', endpoint: verifyEmail });
      session.start({ token: data.token, user: data.user });
      setStep('success');
    } catch (error) {
      if (mine.signal.aborted) return;
      setStep('entering');
      setCodeError(textOf(error));
    } finally {
      if (underWay.current === mine) underWay.current = null;
    }
  }

  async function resend(): Promise<void> {
    if (isResending) return;
    setIsResending(true);
    setResendError(null);
    try {
      await api.call(resendOtp, { body: { email } });
      setCode('');
      setCodeError(null);
      toasts.show({ tone: 'success', text: copy.resent });
      onResent({ email });
    } catch (error) {
      setResendError(error instanceof ApiError ? error.message : resendOtp.fallback);
    } finally {
      setIsResending(false);
    }
  }

  return {
    code,
    step,
    codeError,
    resendError,
    isResending,
    enter({ value }: { value: string }): void {
      setCode(value);
      setCodeError(null);
    },
    verify(): void {
      if (step !== 'entering' || underWay.current) return;
      const rule = OneTimeCode.safeParse(code);
      if (rule.success) void send();
      else setCodeError(rule.error.issues[0]?.message ?? copy.failed);
    },
    resend: () => void resend(),
  };
}

/** Section 8: the text on the code, else the server's message, else the dialog's own words. */
function textOf(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.failed;
  if (error.fieldErrors['otp']) return error.fieldErrors['otp'];
  const isWithoutToken = error.kind === 'contract' && error.status === undefined;
  return error.hasServerMessage || isWithoutToken ? error.message : copy.failed;
}
