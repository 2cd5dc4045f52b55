import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { signInRequest } from '#src/features/auth/sign-in-request.ts';
import { useEnvironment, useSession } from '#src/lib/EnvironmentProvider.tsx';

/** Lets only signed-in people on; the others are sent to sign in and come back (section 6). */
export function RequireSession() {
  const session = useSession();
  const { lastEnd } = useEnvironment().session;
  const location = useLocation();
  if (session) return <Outlet />;
  const reason = lastEnd() === 'unauthorized' ? 'session-ended' : 'sign-in-needed';
  const { to, state } = signInRequest(reason, location);
  return <Navigate to={to} replace state={state} />;
}
