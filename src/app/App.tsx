import { useState } from 'react';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { PrefetchContext } from '#src/lib/AppLink.tsx';
import { EnvironmentProvider } from '#src/lib/EnvironmentProvider.tsx';
import type { Services } from '#src/lib/services.ts';
import { CodeContext } from '#src/ui/lazy-part.tsx';
import { createAppCode } from './app-code.ts';
import { describeError } from './describe-error.ts';
import { createPrefetch } from './prefetch.ts';

/** A router over the app's routes: a browser router in the app, a memory router in stories and tests. */
export type AppRouter = ReturnType<typeof createMemoryRouter>;

/**
 * The whole product, given its services and a router.
 *
 * @example
 * const services = createServices(environment);
 * <App services={services} router={createMemoryRouter(createRoutes(services))} />
 */
export function App({ services, router }: { services: Services; router: AppRouter }) {
  const [code] = useState(() => createAppCode(services.environment));
  const [prefetch] = useState(() => createPrefetch(router.routes));
  return (
    <EnvironmentProvider services={services}>
      <CodeContext value={code}>
        <PrefetchContext value={prefetch}>
          <RouterProvider
            router={router}
            onError={(error, { pattern }) =>
              services.environment.report({
                title: 'A page could not be shown',
                details: [`route: ${pattern}`, describeError(error)],
              })
            }
          />
        </PrefetchContext>
      </CodeContext>
    </EnvironmentProvider>
  );
}
