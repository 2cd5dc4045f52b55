import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { OTP_RESEND_MS } from '#src/domain/otp.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { resourceKey } from '#src/lib/calls/query.ts';

/** What is known about the last code of an address, in milliseconds since the epoch. */
export interface SentCode {
  /** When it was sent; null when unknown. Then the dialog shows no countdown. */
  readonly sentAt: number | null;
  /** When another one can be requested. */
  readonly resendAt: number;
}

const UNKNOWN: SentCode = { sentAt: null, resendAt: 0 };

/** Keeps the times across routes, so a dialog that is reopened elsewhere continues its countdown. */
function queryOf(email: string) {
  return queryOptions<SentCode>({
    queryKey: [...resourceKey('auth'), 'sent-code', email],
    queryFn: skipToken,
  });
}

/** The last code of an address. Re-renders when it changes. */
export function useSentCode(email: string): SentCode {
  return useQuery(queryOf(email)).data ?? UNKNOWN;
}

/** Returns functions that record what is learned about the code of an address. */
export function useRecordCode() {
  const { clock } = useEnvironment();
  const queries = useQueryClient();
  const read = (email: string) => queries.getQueryData(queryOf(email).queryKey) ?? UNKNOWN;

  function write(email: string, code: SentCode): void {
    const { queryKey } = queryOf(email);
    queries.setQueryDefaults(queryKey, { gcTime: Infinity });
    queries.setQueryData(queryKey, code);
  }

  function markSent(email: string): void {
    write(email, { sentAt: clock.now(), resendAt: clock.now() + OTP_RESEND_MS });
  }

  return {
    markSent,

    /** A sign-in sends a code, unless the last one was sent less than a minute ago. */
    markSignIn(email: string): void {
      if (clock.now() >= read(email).resendAt) markSent(email);
    },

    /**
     * The server refuses to send another code so soon (429). The last one was then sent within the
     * last minute, unless the server asks for a longer wait.
     *
     * @param wait what the server asks for, in milliseconds
     */
    markThrottled(email: string, wait = OTP_RESEND_MS): void {
      const { sentAt } = read(email);
      const resendAt = clock.now() + wait;
      const isCodeRecent = wait <= OTP_RESEND_MS;
      write(email, {
        sentAt: isCodeRecent ? Math.max(sentAt ?? 0, resendAt - OTP_RESEND_MS) : sentAt,
        resendAt,
      });
    },
  };
}
