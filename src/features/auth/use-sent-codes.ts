import { useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { resourceKey } from '#src/lib/query.ts';

/** When each address was sent its last code, as far as this visit knows. */
export interface SentCodes {
  /** Milliseconds since 1970; null when the code was sent before this visit. */
  sentAt(email: string): number | null;
  /** Says that a code was sent just now. */
  remember(email: string): void;
}

/** Remembers over routes, so that a dialog that is closed and opened elsewhere goes on. */
export function useSentCodes(): SentCodes {
  const { clock } = useEnvironment();
  const queries = useQueryClient();
  const keyOf = (email: string) => [...resourceKey('auth'), 'sent-code', email];
  return {
    sentAt: (email) => queries.getQueryData<number>(keyOf(email)) ?? null,
    remember(email) {
      queries.setQueryDefaults(keyOf(email), { gcTime: Infinity });
      queries.setQueryData(keyOf(email), clock.now());
    },
  };
}
