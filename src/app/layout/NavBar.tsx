import { use, type ReactNode } from 'react';
import { useSession } from '#src/lib/EnvironmentProvider.tsx';
import type { Session } from '#src/lib/session.ts';
import { codeFor, PartLoaderContext, useCode } from '#src/ui/code-context.ts';
import { InlineFailure } from '#src/ui/InlineFailure.tsx';
import { troubleOf } from '#src/ui/part-boundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { shellCopy } from '../copy.ts';
import { NavFrame } from './NavFrame.tsx';

/** The code of the navigation bar of a signed-in user: its badge, its menu and the polling. */
export const signedInNav = {
  name: 'SignedInNav',
  load: async () => (await import('./SignedInNav.tsx')).SignedInNav,
};

/** The navigation bar (section 2): links for the viewer, the unread badge and the user menu. */
export function NavBar() {
  const session = useSession();
  return session ? <SignedInBar session={session} /> : <NavFrame account={null} />;
}

/** Until the code of the account is there, its links are, and a placeholder of its menu. */
function SignedInBar({ session }: { session: Session }) {
  const code = codeFor(use(PartLoaderContext), signedInNav);
  const { state, store } = useCode(code);
  const frameWith = (missing: ReactNode) => (
    <NavFrame account={{ user: session.user, unread: 0, menu: missing, logout: missing }} />
  );
  switch (state.status) {
    case 'loaded':
      return <state.value session={session} />;
    case 'loading':
      return frameWith(<Skeleton className="h-11 w-28 rounded-control" />);
    case 'failed':
      return frameWith(
        <InlineFailure
          kind="line"
          title={shellCopy.userMenuFailed}
          trouble={{
            ...troubleOf(state),
            onRetry: () => void store.load(code),
            onReload: store.reload,
          }}
        />,
      );
    default:
      return state satisfies never;
  }
}
