import { UserRound } from 'lucide-react';
import { paths } from '#src/lib/paths.ts';
import { Container } from '#src/ui/Container.tsx';
import { shellCopy } from '../copy.ts';
import type { NavAccount } from './nav-account.ts';
import type { NavLinkEntry } from './nav-links.ts';
import { NavItem } from './NavItem.tsx';

const copy = shellCopy.nav;

const PROFILE: NavLinkEntry = {
  to: paths.dashboard.to(),
  label: copy.profile,
  Icon: UserRound,
};

/**
 * The navigation below 992 px: a panel under the bar, with the links and the account.
 *
 * @param props.account null for a signed-out visitor
 * @param props.onFollow called when a link is clicked
 */
export function CollapsedMenu({
  id,
  isOpen,
  links,
  account,
  onFollow,
}: {
  id: string;
  isOpen: boolean;
  links: readonly NavLinkEntry[];
  account: NavAccount | null;
  onFollow: () => void;
}) {
  return (
    <div
      id={id}
      hidden={!isOpen}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-surface-raised shadow-float lg:hidden"
    >
      <Container asChild>
        <nav aria-label={copy.label} className="py-3">
          {/* The icons of the rows, not their backgrounds, are at the page's edge. */}
          <div className="-mx-3 flex flex-col gap-1">
            {links.map((entry) => (
              <NavItem
                key={entry.to}
                entry={entry}
                unread={account?.unread ?? 0}
                placement="menu"
                onFollow={onFollow}
              />
            ))}
            {account && (
              <>
                <hr className="mx-3 my-2 border-line" />
                <p className="px-3 py-1 text-sm wrap-anywhere text-ink-muted">
                  {account.user.email}
                </p>
                <NavItem entry={PROFILE} unread={0} placement="menu" onFollow={onFollow} />
                {account.logout}
              </>
            )}
          </div>
        </nav>
      </Container>
    </div>
  );
}
