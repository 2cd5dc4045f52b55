import { useNavigate } from 'react-router-dom';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { useEnvironment, useNotices } from '#src/lib/app/EnvironmentProvider.tsx';
import { authCopy as copy } from './copy.ts';

/** Opens a path by a full navigation (product.md §2), or in the app, and says so, where no session is kept. */
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
