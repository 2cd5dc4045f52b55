import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Api } from './api.ts';
import type { Environment } from './environment.ts';
import type { Services } from './services.ts';
import type { Session } from './session.ts';
import type { NoticeStore } from './notices.ts';

const ServicesContext = createContext<Services | null>(null);

/**
 * Provides the services of an app to its subtree. When the viewer leaves, the subtree is remounted
 * with an empty query cache: nothing that the old viewer saw or typed stays on the screen.
 */
export function EnvironmentProvider({
  services,
  children,
}: {
  services: Services;
  children: ReactNode;
}) {
  const { cache, environment } = services;
  const { queries, epoch } = useSyncExternalStore(cache.subscribe, cache.current, cache.current);
  useEffect(
    () => environment.serverChanges.subscribe(() => void queries.invalidateQueries()),
    [environment, queries],
  );
  return (
    <ServicesContext value={services}>
      <QueryClientProvider key={epoch} client={queries}>
        {children}
      </QueryClientProvider>
    </ServicesContext>
  );
}

/**
 * The services of this app or story.
 *
 * @throws Error outside an {@link EnvironmentProvider}, as do the other hooks in this file
 */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('This component needs an EnvironmentProvider above it.');
  return services;
}

/** The environment of this app or story. */
export function useEnvironment(): Environment {
  return useServices().environment;
}

/** The API client, which authenticates calls with the current session. */
export function useApi(): Api {
  return useServices().api;
}

/** The notices of this app or story. */
export function useNotices(): NoticeStore {
  return useServices().notices;
}

/**
 * The current session, or null when signed out. Re-renders on every change. HTML that was rendered at build
 * time is the page of a signed-out visitor, so a page that hydrates starts with null.
 */
export function useSession(): Session | null {
  const { session } = useEnvironment();
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}
