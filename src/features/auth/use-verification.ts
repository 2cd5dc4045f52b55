import { useState } from 'react';
import { OneTimeCode } from '#src/domain/otp.ts';
import { ApiError } from '#src/lib/calls/api-error.ts';
import { useNotices, useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { authCopy } from './copy.ts';
import { resendOtp, verifyEmail } from '#src/contract/auth.ts';
import { CONFLICT } from '#src/lib/calls/http-status.ts';
import type { Api, CallOptions } from '#src/lib/calls/api.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { useRecordCode } from './sent-codes.ts';
import type { Session } from '#src/lib/session/session.ts';
import { isSameAddress } from './same-address.ts';

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

/** The error of the code (product.md §8). Null when the failure, such as a lost connection, says nothing about it. */
function codeErrorOf(error: ApiError): string | null {
  if (error.fieldErrors['otp']) return error.fieldErrors['otp'];
  const isWithoutToken = error.kind === 'contract' && error.status === undefined;
  if (isWithoutToken) return error.message;
  if (error.isOutcomeUnknown) return null;
  return error.hasServerMessage ? error.message : copy.failed;
}

const TOO_MANY_REQUESTS = 429;

/** Just now, or, as a later call found out, within the last minute. */
type Resent = 'now' | { readonly wait: number | undefined };

function useResendCode(
  email: string,
  options: { onResent: (resent: { typed: string }) => void; onVerified: () => void },
) {
  const api = useApi();
  const { markSent, markThrottled } = useRecordCode();

  async function resend(client: Api, callOptions: CallOptions): Promise<Resent> {
    await client.call(resendOtp, { body: { email } }, callOptions);
    return 'now';
  }

  return useApiMutation<{ readonly typed: string }, Resent>({
    key: ['auth', 'resend-otp', email],
    request: () => ({ endpoint: resendOtp, send: resend }),
    // The answer to the first one was lost: if it sent a code, the server refuses to send another.
    async confirm(_, callOptions, { status }) {
      // Verified already: there is nothing to send.
      if (status === CONFLICT) return null;
      try {
        return await resend(api, callOptions);
      } catch (error) {
        if (!(error instanceof ApiError) || error.isOutcomeUnknown) throw error;
        return error.status === TOO_MANY_REQUESTS ? { wait: error.retryAfter } : null;
      }
    },
    onSuccess(resent, { typed }) {
      if (resent === 'now') markSent(email);
      else markThrottled(email, resent.wait);
      options.onResent({ typed });
    },
    onError(error) {
      if (error.status === TOO_MANY_REQUESTS) markThrottled(email, error.retryAfter);
      if (error.status === CONFLICT) options.onVerified();
    },
  });
}

type Verified = Session | 'already';

interface VerifyVariables {
  readonly otp: string;
  /** The token of the session when the code was sent. */
  readonly token: string | undefined;
}

/**
 * Sends the code of an address. A success counts whenever it arrives, even after the dialog or the page is
 * gone: it starts the session, unless someone else has signed in since. An address that is verified already
 * (409) counts as success; a session of it is updated.
 */
function useVerifyEmail(email: string, onVerified: (verified: { isSignedIn: boolean }) => void) {
  const api = useApi();
  const { clock, session } = useEnvironment();

  function accept(verified: Verified, tokenBefore: string | undefined): void {
    const current = session.current();
    const own = current && isSameAddress(current.user.email, email) ? current : null;
    if (verified !== 'already') {
      if (own || current?.token === tokenBefore) session.start(verified);
    } else if (own) {
      const email_verified_at = own.user.email_verified_at ?? new Date(clock.now()).toISOString();
      session.start({ ...own, user: { ...own.user, email_verified_at } });
    }
    const user = session.current()?.user;
    onVerified({ isSignedIn: user !== undefined && isSameAddress(user.email, email) });
  }

  const { send, ...mutation } = useApiMutation<VerifyVariables, Verified>({
    key: ['auth', 'verify-email', email],
    request: ({ otp }) => ({
      endpoint: verifyEmail,
      send: (client, options) => verify(client, email, otp, options),
    }),
    // A second attempt tells whether the first one counted: then the address is verified already.
    confirm: async ({ otp }, options) => {
      try {
        return await verify(api, email, otp, options);
      } catch (error) {
        if (error instanceof ApiError && !error.isOutcomeUnknown) return null;
        throw error;
      }
    },
    onSuccess: (verified, { token }) => accept(verified, token),
  });
  return {
    ...mutation,
    send: (otp: string) => send({ otp, token: session.current()?.token }),
    /** Another call found out that the address is verified. */
    acceptAlready: () => accept('already', undefined),
  };
}

/** @throws ApiError when the code is not accepted, and without a status when there is no token */
async function verify(
  api: Api,
  email: string,
  otp: string,
  options: CallOptions,
): Promise<Verified> {
  try {
    const { data } = await api.call(verifyEmail, { body: { email, otp } }, options);
    if (!data.token) throw new ApiError({ kind: 'contract', endpoint: verifyEmail });
    return { token: data.token, user: data.user };
  } catch (error) {
    if (error instanceof ApiError && error.status === CONFLICT) return 'already';
    throw error;
  }
}
