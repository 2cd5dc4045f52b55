import { useEffect, useRef, useState } from 'react';
import { resendOtp, verifyEmail } from '#src/contract/auth.ts';
import { OneTimeCode, OTP_SUCCESS_MS } from '#src/domain/otp.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { useApi, useEnvironment, useToasts } from '#src/lib/EnvironmentProvider.tsx';
import { authCopy } from './copy.ts';

/** The steps of the verification dialog (section 2). */
export type VerificationStep = 'entering' | 'verifying' | 'success';

const copy = authCopy.verification;

/**
 * The logic of the verification dialog: entering, verifying and resending a one-time code.
 *
 * @param options.email the address to verify
 * @param options.onResent called when a new code was sent, so its timers restart
 * @param options.onVerified called 1.5 s after success
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
  // Unmounting aborts the call: a closed dialog must not sign the user in.
  const inFlight = useRef<AbortController | null>(null);
  useEffect(() => () => inFlight.current?.abort(), []);

  useEffect(() => {
    if (step === 'success') return clock.after(OTP_SUCCESS_MS, onVerified);
    return undefined;
  }, [step, clock, onVerified]);

  async function send(): Promise<void> {
    const controller = new AbortController();
    inFlight.current = controller;
    setStep('verifying');
    setCodeError(null);
    try {
      const { data } = await api.call(
        verifyEmail,
        { body: { email, otp: code } },
        { signal: controller.signal },
      );
      if (!data.token) throw new ApiError({ kind: 'contract', endpoint: verifyEmail });
      session.start({ token: data.token, user: data.user });
      setStep('success');
    } catch (error) {
      if (controller.signal.aborted) return;
      setStep('entering');
      setCodeError(messageOf(error));
    } finally {
      if (inFlight.current === controller) inFlight.current = null;
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
      if (step !== 'entering' || inFlight.current) return;
      const rule = OneTimeCode.safeParse(code);
      if (rule.success) void send();
      else setCodeError(rule.error.issues[0]?.message ?? copy.failed);
    },
    resend: () => void resend(),
  };
}

/** The field error of the code, else the server's message, else the dialog's fallback (section 8). */
function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.failed;
  if (error.fieldErrors['otp']) return error.fieldErrors['otp'];
  const isWithoutToken = error.kind === 'contract' && error.status === undefined;
  return error.hasServerMessage || isWithoutToken ? error.message : copy.failed;
}
