import type { SignInRequest } from '#src/features/auth/sign-in-request.ts';
import { useSession } from '#src/lib/EnvironmentProvider.tsx';
import { paths } from '#src/lib/paths.ts';

/** A link to the form for a new task. */
export interface PostLink {
  readonly to: string;
  /** The history state to navigate with. */
  readonly state: SignInRequest | null;
}

/**
 * Returns a function that links to the task form with a title filled in. A signed-out visitor signs up
 * first, and then comes to the form (decision D15).
 */
export function usePostLink(): (title: string) => PostLink {
  const session = useSession();
  return (title) => {
    const form = paths.client.to({ post: title });
    if (session !== null) return { to: form, state: null };
    return {
      to: paths.auth.to({ tab: 'register' }),
      state: { reason: 'task-to-post', from: form },
    };
  };
}
