import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import type { Environment } from '#src/lib/environment.ts';
import { EnvironmentProvider } from '#src/lib/EnvironmentProvider.tsx';

/** A router over the app's routes: the browser's in the app, one in memory in stories and tests. */
export type AppRouter = ReturnType<typeof createMemoryRouter>;

/**
 * The whole product over an environment and a router.
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
