import { MessageCircle } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { usePrefetchHandlers } from '#src/lib/navigation/AppLink.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { shellCopy } from '../copy.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

const copy = shellCopy.nav;

/** Where the navigation is collapsed. */
export function MessagesLink({ unread }: { unread: number }) {
  const to = paths.messages.to();
  return (
    <NavLink
      to={to}
      {...usePrefetchHandlers(to)}
      title={copy.messages}
      className="relative grid size-11 place-items-center rounded-control transition-colors duration-quick hover:bg-ink/8 aria-[current=page]:text-brand"
    >
      <MessageCircle aria-hidden strokeWidth={1.75} className="size-5" />
      <VisuallyHidden>{copy.messages}</VisuallyHidden>
      {/* Beside the middle of the icon, so that it covers no more than the corner. */}
      <UnreadBadge
        count={unread}
        className="absolute start-1/2 top-0.5 ms-1 ring-2 ring-surface group-data-scrolled:ring-surface-raised"
      />
    </NavLink>
  );
}
