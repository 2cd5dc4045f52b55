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

/** Hands the environment, and the client and cache that belong to it, to everything below. */
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
      // Another tab has signed somebody else in: what the first one saw is not theirs.
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
  if (provided === null) throw new Error('An EnvironmentProvider must stand above this component.');
  return provided;
}

/** The environment of this app or story. */
export function useEnvironment(): Environment {
  return useProvided().environment;
}

/** The client of the contract, speaking as whoever is signed in. */
export function useApi(): Api {
  return useProvided().api;
}

/** The toasts of this app or story. */
export function useToasts(): ToastStore {
  return useProvided().toasts;
}

/** Who is signed in, null for nobody; the component follows every change. */
export function useSession(): Session | null {
  const { session } = useEnvironment();
  return useSyncExternalStore(session.subscribe, session.current);
}
