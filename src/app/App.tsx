import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { EnvironmentProvider } from '#src/lib/EnvironmentProvider.tsx';
import type { Services } from '#src/lib/services.ts';

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
  return (
    <EnvironmentProvider services={services}>
      <RouterProvider router={router} />
    </EnvironmentProvider>
  );
}
