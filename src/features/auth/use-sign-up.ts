import { login, register } from '#src/contract/auth.ts';
import type { SignUp } from '#src/domain/sign-up.ts';
import { ApiError } from '#src/lib/calls/api-error.ts';
import type { CallOptions } from '#src/lib/calls/api.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { prepareAuth, type AuthOutcome } from './auth-outcome.ts';

/** The statuses of a sign-in with an unknown email or a wrong password. */
const NO_SUCH_ACCOUNT: ReadonlySet<number> = new Set([401, 422]);

/** The sign-up call. Whether one created the account although its answer was lost is told by signing in. */
export function useSignUp() {
  const api = useApi();
  return {
    request: (body: SignUp) => prepareAuth(prepareCall(register, { body }), body.email),

    /** @throws ApiError of the sign-up when the sign-in tells nothing */
    async confirm({ email, password }: SignUp, options: CallOptions): Promise<AuthOutcome | null> {
      const body = { email, password, remember: false };
      try {
        return await prepareAuth(prepareCall(login, { body }), email).send(api, options);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (NO_SUCH_ACCOUNT.has(error.status ?? 0)) return null;
        throw new ApiError({ kind: 'network', endpoint: register, cause: error });
      }
    },
  };
}
