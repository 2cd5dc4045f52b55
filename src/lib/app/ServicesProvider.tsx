import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Api } from '../calls/api.ts';
import { useCore } from './EnvironmentProvider.tsx';
import { servicesOf, type Services } from './services.ts';

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({
  services,
  children,
}: {
  services: Services;
  children: ReactNode;
}) {
  const { cache } = services;
  const queries = useSyncExternalStore(cache.subscribe, cache.current, cache.current);
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ServicesContext>
  );
}

export function AppServices({ children }: { children: ReactNode }) {
  return <ServicesProvider services={servicesOf(useCore())}>{children}</ServicesProvider>;
}

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('This component needs a ServicesProvider above it.');
  return services;
}

export function useApi(): Api {
  return useServices().api;
}
