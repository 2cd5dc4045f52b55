import { resendOtp } from '#src/contract/auth.ts';
import { CONFLICT } from '#src/lib/calls/http-status.ts';
import { ApiError } from '#src/lib/calls/api-error.ts';
import type { Api, CallOptions } from '#src/lib/calls/api.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { useRecordCode } from './sent-codes.ts';

const TOO_MANY_REQUESTS = 429;

/** Just now, or, as a later call found out, within the last minute. */
type Resent = 'now' | { readonly wait: number | undefined };

export function useResendCode(
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
