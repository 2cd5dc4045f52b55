import { use, type ReactNode } from 'react';
import { useSession } from '#src/lib/EnvironmentProvider.tsx';
import type { Session } from '#src/lib/session.ts';
import { codeFor, PartLoaderContext, useCode, usePreload } from '#src/ui/code-context.ts';
import { LoadedInlineFailure } from '#src/ui/inline-failure.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { loadingPart, troubleOf } from '#src/ui/part-boundary.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { shellCopy } from '../copy.ts';
import { SIGNED_IN_LINKS, SIGNED_OUT_LINKS, type NavLinkEntry } from './nav-links.ts';
import { NavFrame } from './NavFrame.tsx';
import { NavItem } from './NavItem.tsx';

/** The code of the navigation bar of a signed-in user: its badge, its menus and the polling. */
export const signedInNav = {
  name: 'SignedInNav',
  load: async () => (await import('./SignedInNav.tsx')).SignedInNav,
};

// With its icons: only narrow screens open it.
const CollapsedMenu = lazyPart(
  'CollapsedMenu',
  async () => (await import('./CollapsedMenu.tsx')).CollapsedMenu,
  {
    kind: 'block',
    placeholder: <Skeleton className="mx-3 h-44" />,
    failed: shellCopy.userMenuFailed,
  },
);

/** The navigation bar (section 2): links for the viewer, the unread badge and the user menu. */
export function NavBar() {
  const session = useSession();
  return session ? (
    <SignedInBar session={session} />
  ) : (
    <PlainBar links={SIGNED_OUT_LINKS} isSignedIn={false} />
  );
}

/** A bar with links alone. */
function PlainBar({
  links,
  isSignedIn,
  account,
}: {
  links: readonly NavLinkEntry[];
  isSignedIn: boolean;
  account?: ReactNode;
}) {
  const preloadMenu = usePreload(CollapsedMenu);
  return (
    <NavFrame
      isSignedIn={isSignedIn}
      bar={
        <>
          {links.map((entry) => (
            <NavItem key={entry.to} entry={entry} placement="bar" />
          ))}
          {account}
        </>
      }
      renderMenu={(close) => (
        <>
          <CollapsedMenu links={links} onFollow={close} />
          {account}
        </>
      )}
      onMenuLikely={preloadMenu}
    />
  );
}

/** Until the code of the account is there, its links are, and a placeholder of its menu. */
function SignedInBar({ session }: { session: Session }) {
  const code = codeFor(use(PartLoaderContext), signedInNav);
  const { state, store } = useCode(code);
  switch (state.status) {
    case 'loaded':
      return <state.value session={session} />;
    case 'loading':
      return (
        <PlainBar
          links={SIGNED_IN_LINKS}
          isSignedIn
          account={loadingPart(<Skeleton className="h-11 w-28 rounded-control" />)}
        />
      );
    case 'failed':
      return (
        <PlainBar
          links={SIGNED_IN_LINKS}
          isSignedIn
          account={
            <LoadedInlineFailure
              kind="line"
              title={shellCopy.userMenuFailed}
              trouble={{
                ...troubleOf(state),
                onRetry: () => void store.load(code),
                onReload: store.reload,
              }}
            />
          }
        />
      );
    default:
      return state satisfies never;
  }
}
