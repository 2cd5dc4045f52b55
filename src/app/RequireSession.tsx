import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { SignInReason } from '#src/features/auth/copy.ts';
import { signInRequest } from '#src/features/auth/sign-in-request.ts';
import { useEnvironment, useSession } from '#src/lib/EnvironmentProvider.tsx';
import type { SessionEnd } from '#src/lib/session.ts';

/** The reason shown on the sign-in page, by how the last session ended. */
const REASONS: Record<SessionEnd, SignInReason> = {
  unauthorized: 'session-ended',
  'signed-out-elsewhere': 'signed-out-elsewhere',
  'signed-out': 'sign-in-needed',
};

/** A route guard: redirects signed-out visitors to sign-in, and back afterwards (section 6). */
export function RequireSession() {
  const session = useSession();
  const { lastEnd } = useEnvironment().session;
  const location = useLocation();
  if (session) return <Outlet />;
  const { to, state } = signInRequest(REASONS[lastEnd() ?? 'signed-out'], location);
  return <Navigate to={to} replace state={state} />;
}
