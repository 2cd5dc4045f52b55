import { LogOut } from 'lucide-react';
import { authCopy } from '#src/features/auth/copy.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import { navItemClasses } from './nav-classes.ts';

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
      className={navItemClasses('menu')}
      onClick={() => {
        if (!isLoggingOut) onLogout();
      }}
    >
      {isLoggingOut ? <Spinner /> : <LogOut aria-hidden strokeWidth={1.75} />}
      {authCopy.logout}
    </button>
  );
}
