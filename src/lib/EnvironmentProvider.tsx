import { QueryClientProvider } from '@tanstack/react-query';
import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createApi, type Api } from './api.ts';
import type { Environment } from './environment.ts';
import { createQueryClient } from './query.ts';
import type { Session } from './session.ts';
import { createToastStore, type ToastStore } from './toasts.ts';

interface Provided {
  environment: Environment;
  api: Api;
  toasts: ToastStore;
}

const EnvironmentContext = createContext<Provided | null>(null);

/**
 * Provides an environment to its subtree, along with its own API client, query cache and toasts.
 * Later changes of the `environment` prop do not recreate them.
 */
export function EnvironmentProvider({
  environment,
  children,
}: {
  environment: Environment;
  children: ReactNode;
}) {
  const [provided] = useState(() => ({
    environment,
    api: createApi(environment),
    toasts: createToastStore(environment.clock),
  }));
  const [queries] = useState(createQueryClient);
  useEffect(() => {
    const { session } = environment;
    let viewer = session.current()?.user.id;
    return session.subscribe(() => {
      const next = session.current()?.user.id;
      // Another tab signed in as a different user, who must not see this user's cached data.
      if (next !== undefined && viewer !== undefined && next !== viewer)
        void queries.resetQueries();
      viewer = next ?? viewer;
    });
  }, [environment, queries]);
  useEffect(
    () => environment.serverChanges.subscribe(() => void queries.invalidateQueries()),
    [environment, queries],
  );
  return (
    <EnvironmentContext value={provided}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </EnvironmentContext>
  );
}

function useProvided(): Provided {
  const provided = use(EnvironmentContext);
  if (provided === null) throw new Error('This component needs an EnvironmentProvider above it.');
  return provided;
}

/**
 * The environment of this app or story.
 *
 * @throws Error outside an {@link EnvironmentProvider}, as do the other hooks in this file
 */
export function useEnvironment(): Environment {
  return useProvided().environment;
}

/** The API client, which authenticates calls with the current session. */
export function useApi(): Api {
  return useProvided().api;
}

/** The toasts of this app or story. */
export function useToasts(): ToastStore {
  return useProvided().toasts;
}

/** The current session, or null when signed out. Re-renders on every change. */
export function useSession(): Session | null {
  const { session } = useEnvironment();
  return useSyncExternalStore(session.subscribe, session.current);
}
