import { useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { resourceKey } from '#src/lib/query.ts';

/** When the last code was sent to each address. */
export interface SentCodes {
  /** Milliseconds since the epoch; null when no code was sent since the page loaded. */
  sentAt(email: string): number | null;
  /** Records that a code was sent just now. */
  markSent(email: string): void;
}

/** Keeps the times across routes, so a dialog that is reopened elsewhere continues its countdown. */
export function useSentCodes(): SentCodes {
  const { clock } = useEnvironment();
  const queries = useQueryClient();
  const keyOf = (email: string) => [...resourceKey('auth'), 'sent-code', email];
  return {
    sentAt: (email) => queries.getQueryData<number>(keyOf(email)) ?? null,
    markSent(email) {
      queries.setQueryDefaults(keyOf(email), { gcTime: Infinity });
      queries.setQueryData(keyOf(email), clock.now());
    },
  };
}
