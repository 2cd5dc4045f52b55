import type { ReactNode } from 'react';
import { EnvironmentProvider } from '#src/lib/app/EnvironmentProvider.tsx';
import type { Services } from '#src/lib/app/services.ts';
import { ServicesProvider } from '#src/lib/app/ServicesProvider.tsx';

/** Provides everything that components of the product need, without an app around them. */
export function WithServices({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <EnvironmentProvider core={services}>
      <ServicesProvider services={services}>{children}</ServicesProvider>
    </EnvironmentProvider>
  );
}
