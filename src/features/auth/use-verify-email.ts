import { verifyEmail } from '#src/contract/auth.ts';
import { CONFLICT } from '#src/lib/calls/http-status.ts';
import { ApiError } from '#src/lib/calls/api-error.ts';
import type { Api, CallOptions } from '#src/lib/calls/api.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import type { Session } from '#src/lib/session/session.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { isSameAddress } from './same-address.ts';

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
export function useVerifyEmail(
  email: string,
  onVerified: (verified: { isSignedIn: boolean }) => void,
) {
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
