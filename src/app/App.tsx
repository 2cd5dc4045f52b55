import { useState } from 'react';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { PrefetchContext } from '#src/lib/AppLink.tsx';
import { EnvironmentProvider } from '#src/lib/EnvironmentProvider.tsx';
import { CodeContext, PartLoaderContext } from '#src/ui/code-context.ts';
import type { AppParts } from './app-parts.ts';
import { describeError } from './describe-error.ts';
import { createPrefetch } from './prefetch.ts';

/** A router over the app's routes: a browser router in the app, a memory router in stories and tests. */
export type AppRouter = ReturnType<typeof createMemoryRouter>;

/**
 * The whole product, given its parts and a router.
 *
 * @example
 * const parts = createAppParts(createCore(environment));
 * <App parts={parts} router={createMemoryRouter(createRoutes(parts))} />
 */
export function App({ parts, router }: { parts: AppParts; router: AppRouter }) {
  const { core, code, loadPart } = parts;
  const [prefetch] = useState(() => createPrefetch(router.routes));
  return (
    <EnvironmentProvider core={core}>
      <CodeContext value={code}>
        <PartLoaderContext value={loadPart}>
          <PrefetchContext value={prefetch}>
            <RouterProvider
              router={router}
              onError={(error, { pattern }) =>
                core.environment.report({
                  title: 'A page could not be shown',
                  details: [`route: ${pattern}`, describeError(error)],
                })
              }
            />
          </PrefetchContext>
        </PartLoaderContext>
      </CodeContext>
    </EnvironmentProvider>
  );
}
