import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { OTP_RESEND_MS } from '#src/domain/otp.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { resourceKey } from '#src/lib/calls/query.ts';

/** In milliseconds since the epoch. */
export interface SentCode {
  /** Null when unknown. Then the dialog shows no countdown. */
  readonly sentAt: number | null;
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

export function useSentCode(email: string): SentCode {
  return useQuery(queryOf(email)).data ?? UNKNOWN;
}

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

    /** Too soon for another code (429): the last one was sent within a minute, unless the wait, in ms, is longer. */
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
