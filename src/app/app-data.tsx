import type { ComponentType, ReactNode } from 'react';
import type { Core } from '#src/lib/core.ts';
import { createServices, type Services } from '#src/lib/services.ts';
import { ServicesProvider } from '#src/lib/ServicesProvider.tsx';
import { createFirstCalls, type SendFirstCall } from './first-calls.ts';

/** What screens with calls and forms need. Its code (queries, contract, zod) is no part of the public pages. */
export interface AppData {
  readonly services: Services;
  /** Provides the services to its children. */
  readonly Provider: ComponentType<{ children: ReactNode }>;
  readonly sendFirstCall: SendFirstCall;
}

/**
 * Creates the data of an app.
 *
 * @param services stories and tests have created them already
 */
export function createAppData(core: Core, services = createServices(core)): AppData {
  return {
    services,
    Provider: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
    sendFirstCall: createFirstCalls(services),
  };
}
