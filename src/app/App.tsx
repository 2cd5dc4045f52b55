import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import type { Environment } from '#src/lib/environment.ts';
import { EnvironmentProvider } from '#src/lib/EnvironmentProvider.tsx';

/** A router over the app's routes: a browser router in the app, a memory router in stories and tests. */
export type AppRouter = ReturnType<typeof createMemoryRouter>;

/**
 * The whole product, given an environment and a router.
 *
 * @example <App environment={environment} router={createMemoryRouter(routes)} />
 */
export function App({ environment, router }: { environment: Environment; router: AppRouter }) {
  return (
    <EnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </EnvironmentProvider>
  );
}
