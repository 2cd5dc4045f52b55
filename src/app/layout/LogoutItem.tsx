import { LogOut } from 'lucide-react';
import { authCopy } from '#src/features/auth/copy.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import { navItemClasses } from './nav-classes.ts';

/** The button of the collapsed menu that signs out. */
export function LogoutItem({
  isLoggingOut,
  onLogout,
}: {
  isLoggingOut: boolean;
  onLogout: () => void;
}) {
  return (
    <button
      type="button"
      aria-busy={isLoggingOut || undefined}
      aria-disabled={isLoggingOut || undefined}
      className={navItemClasses({ placement: 'menu' })}
      onClick={() => {
        if (!isLoggingOut) onLogout();
      }}
    >
      {isLoggingOut ? <Spinner /> : <LogOut aria-hidden strokeWidth={1.75} />}
      {authCopy.logout}
    </button>
  );
}
