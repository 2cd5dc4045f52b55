import { Check, ExternalLink, UserX } from 'lucide-react';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import type { Person } from './people-of.ts';

export interface ViewerRowProps {
  /** Null for a signed-out visitor. */
  readonly person: Pick<Person, 'id' | 'name'> | null;
  readonly title: string;
  readonly detail: string;
  readonly isCurrent: boolean;
  readonly isSigningIn: boolean;
  readonly onSignIn: () => void;
  /** The URL of a tab with this viewer. */
  readonly href: string;
}

/** A viewer in a list: a button that signs them in here, and a link that does so in a new tab. */
export function ViewerRow({
  person,
  title,
  detail,
  isCurrent,
  isSigningIn,
  onSignIn,
  href,
}: ViewerRowProps) {
  const openTab = `Open a tab as ${title}`;
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onSignIn}
        className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-control px-3 py-1.5 text-start hover:bg-ink/8 aria-[current]:bg-surface-sunken"
      >
        {person ? (
          <Avatar name={person.name} personId={person.id} size="sm" />
        ) : (
          <span className="grid size-8 shrink-0 place-items-center rounded-pill bg-neutral-soft text-neutral-ink">
            <UserX aria-hidden strokeWidth={1.75} className="size-4" />
          </span>
        )}
        <span className="flex min-w-0 grow flex-col">
          <span className="font-medium wrap-anywhere">{title}</span>
          <span className={`text-sm wrap-anywhere ${isCurrent ? '' : 'text-ink-muted'}`}>
            {detail}
          </span>
        </span>
        {isSigningIn && <Spinner />}
        {isCurrent && !isSigningIn && (
          <>
            <Check aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
            <span className="sr-only">Current viewer</span>
          </>
        )}
      </button>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        title={openTab}
        aria-label={`${openTab} (opens in a new tab)`}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-ink/8 hover:text-ink"
      >
        <ExternalLink aria-hidden strokeWidth={1.75} className="size-5" />
      </a>
    </li>
  );
}
