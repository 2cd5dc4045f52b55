import { useNavigate } from 'react-router-dom';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { useEnvironment, useNotices } from '#src/lib/app/EnvironmentProvider.tsx';
import { authCopy as copy } from './copy.ts';

/**
 * Opens one of the app's paths after signing in: by a full navigation (product.md §2), or inside the app
 * where the browser keeps nothing over one. The user is then told that the session won't last.
 */
export function useEnterApp(): (path: string) => 'full' | 'in-app' {
  const { navigateFully, storage } = useEnvironment();
  const navigate = useNavigate();
  const notices = useNotices();
  return (path) => {
    if (storage.isPersistent(SESSION_KEYS.token) && storage.isPersistent(SESSION_KEYS.user)) {
      navigateFully(path);
      return 'full';
    }
    notices.show({ tone: 'info', text: copy.notKept });
    void navigate(path);
    return 'in-app';
  };
}
