import { ChevronDown, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fullName, type User } from '#src/domain/user.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#src/ui/DropdownMenu.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { shellCopy } from '../copy.ts';
import { ACCOUNT_LINKS } from './signed-in-links.ts';

/** Profile and logout (product.md §2). While signing out, the menu shows the progress; closed, its button does. */
export function UserMenu({
  user,
  isLoggingOut,
  onLogout,
}: {
  user: User;
  isLoggingOut: boolean;
  onLogout: () => void;
}) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DropdownMenu open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          className="px-2!"
          isBusy={isLoggingOut && !isOpen}
          // The navigation bar announces it, whichever menu is open.
          busyLabel=""
        >
          <span className="flex items-center gap-2">
            <Avatar name={fullName(user)} personId={user.id} size="sm" />
            <span className="max-w-40 truncate">{user.first_name}</span>
            <VisuallyHidden>{shellCopy.nav.userMenu}</VisuallyHidden>
            <ChevronDown aria-hidden strokeWidth={1.75} />
          </span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent alignOffset={8}>
        <DropdownMenuLabel className="max-w-72 *:truncate">
          <p className="font-semibold text-ink">{fullName(user)}</p>
          <p>{user.email}</p>
        </DropdownMenuLabel>
        {ACCOUNT_LINKS.map(({ to, label, icon: Icon }) => (
          <DropdownMenuItem
            key={to}
            icon={Icon && <Icon aria-hidden strokeWidth={1.75} />}
            onSelect={() => void navigate(to)}
          >
            {label}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem
          icon={isLoggingOut ? <Spinner /> : <LogOut aria-hidden strokeWidth={1.75} />}
          aria-busy={isLoggingOut || undefined}
          aria-disabled={isLoggingOut || undefined}
          onSelect={(event) => {
            event.preventDefault();
            if (!isLoggingOut) onLogout();
          }}
        >
          {authCopy.logout}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
