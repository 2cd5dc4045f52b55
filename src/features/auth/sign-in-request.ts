import type { To } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import type { SessionEnd, SessionStore } from '#src/lib/session/session.ts';

export const SIGN_IN_REASONS = [
  'sign-in-needed',
  'session-ended',
  'signed-out-elsewhere',
  'task-to-post',
] as const;
export type SignInReason = (typeof SIGN_IN_REASONS)[number];

export interface SignInRequest {
  readonly reason: SignInReason;
  readonly from: string;
  /** Whose page that is, if their session has ended on it: nobody else returns to it. */
  readonly user?: number | undefined;
}

const REASONS: Readonly<Record<SessionEnd, SignInReason>> = {
  unauthorized: 'session-ended',
  'signed-out-elsewhere': 'signed-out-elsewhere',
  'signed-out': 'sign-in-needed',
};

/** A signed-out visitor who is about to post a task is asked to sign up (decision D15): few have an account. */
export function signInRequest(
  { lastEnd, lastUser }: Pick<SessionStore, 'lastEnd' | 'lastUser'>,
  location: { pathname: string; search: string; hash: string },
): { to: To; state: SignInRequest } {
  const reason = REASONS[lastEnd() ?? 'signed-out'];
  const from = location.pathname + location.search + location.hash;
  if (reason === 'sign-in-needed' && isTaskToPost(location)) {
    return { to: paths.auth.to({ tab: 'register' }), state: { reason: 'task-to-post', from } };
  }
  return { to: paths.auth.to(), state: { reason, from, user: lastUser() ?? undefined } };
}

function isTaskToPost({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === paths.client.pattern && new URLSearchParams(search).has('post');
}

export function readSignInRequest(state: unknown): SignInRequest | null {
  if (typeof state !== 'object' || state === null) return null;
  const reason: unknown = Reflect.get(state, 'reason');
  const from: unknown = Reflect.get(state, 'from');
  const user: unknown = Reflect.get(state, 'user');
  if (!isReason(reason)) return null;
  return {
    reason,
    from: isOwnPath(from) ? from : paths.dashboard.to(),
    user: typeof user === 'number' ? user : undefined,
  };
}

/** Before the sign-in, `user` is undefined. */
export function returnPath(request: SignInRequest | null, user: number | undefined): string {
  const isOthers = request?.user !== undefined && user !== undefined && request.user !== user;
  return request === null || isOthers ? paths.dashboard.to() : request.from;
}

function isReason(reason: unknown): reason is SignInReason {
  return SIGN_IN_REASONS.some((known) => known === reason);
}

/** Not `//host`, which would lead to another host. */
function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(path);
}
