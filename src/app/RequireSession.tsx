import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { signInRequest } from '#src/features/auth/sign-in-request.ts';
import { useEnvironment, useSession } from '#src/lib/app/EnvironmentProvider.tsx';

/** A route guard: redirects signed-out visitors to sign-in, and back afterwards (product.md §6). */
export function RequireSession() {
  const session = useSession();
  const store = useEnvironment().session;
  const location = useLocation();
  if (session) return <Outlet />;
  const { to, state } = signInRequest(store, location);
  return <Navigate to={to} replace state={state} />;
}
