import type { To } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { authCopy, type SignInReason } from './copy.ts';

/** What comes along to the sign-in page when another page has sent somebody there. */
export interface SignInRequest {
  readonly reason: SignInReason;
  /** The page to come back to: one of the app's own paths. */
  readonly from: string;
}

/** Where to go, and with what, so that somebody signs in and comes back. */
export function signInRequest(
  reason: SignInReason,
  location: { pathname: string; search: string; hash: string },
): { to: To; state: SignInRequest } {
  return {
    to: paths.auth.to(),
    state: { reason, from: location.pathname + location.search + location.hash },
  };
}

/** The request that an address carries, if it carries one; anything else is nobody's request. */
export function readSignInRequest(state: unknown): SignInRequest | null {
  if (typeof state !== 'object' || state === null) return null;
  const reason: unknown = Reflect.get(state, 'reason');
  const from: unknown = Reflect.get(state, 'from');
  if (!isReason(reason)) return null;
  return { reason, from: isOwnPath(from) ? from : paths.dashboard.to() };
}

function isReason(reason: unknown): reason is SignInReason {
  return typeof reason === 'string' && Object.hasOwn(authCopy.reasons, reason);
}

/** A path of this app, and not `//elsewhere`, which a browser takes for another host. */
function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(path);
}
