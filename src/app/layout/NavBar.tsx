import type { ReactNode } from 'react';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { withServices } from '#src/lib/app/with-services.tsx';
import { InlineFailure } from '#src/ui/InlineFailure.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { shellCopy } from '../copy.ts';
import { CollapsedMenu } from './NavItem.tsx';
import { SIGNED_IN_LINKS, SIGNED_OUT_LINKS, type NavLinkEntry } from './nav-links.ts';
import { NavFrame } from './NavFrame.tsx';
import { NavItem } from './NavItem.tsx';

/** Until the code is there, its links are, and a placeholder of the menu. */
export const SignedInNav = lazyPart(
  'SignedInNav',
  withServices(async () => (await import('./SignedInNav.tsx')).SignedInNav),
  {
    placeholder: (
      <PlainBar
        links={SIGNED_IN_LINKS}
        isSignedIn
        account={<Skeleton className="h-11 w-28 rounded-control" />}
      />
    ),
    failure: (trouble) => (
      <PlainBar
        links={SIGNED_IN_LINKS}
        isSignedIn
        account={<InlineFailure kind="line" title={shellCopy.userMenuFailed} trouble={trouble} />}
      />
    ),
  },
);

export function NavBar() {
  const session = useSession();
  return session ? (
    <SignedInNav session={session} />
  ) : (
    <PlainBar links={SIGNED_OUT_LINKS} isSignedIn={false} />
  );
}

function PlainBar({
  links,
  isSignedIn,
  account,
}: {
  links: readonly NavLinkEntry[];
  isSignedIn: boolean;
  account?: ReactNode;
}) {
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
    />
  );
}
