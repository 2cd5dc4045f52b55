import { useState } from 'react';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { PrefetchContext } from '#src/lib/navigation/AppLink.tsx';
import type { Core } from '#src/lib/app/core.ts';
import { EnvironmentProvider } from '#src/lib/app/EnvironmentProvider.tsx';
import { DraftsInPart } from '#src/lib/forms/drafts-in-part.ts';
import { PartContext } from '#src/ui/lazy-part.tsx';
import { preloadPage } from './routes.tsx';

/** A router over the app's routes: a browser router in the app, a memory router in stories and tests. */
export type AppRouter = ReturnType<typeof createMemoryRouter>;

export function App({ core, router }: { core: Core; router: AppRouter }) {
  const { environment } = core;
  const [host] = useState(() => ({ ...environment, inputs: DraftsInPart }));
  const [prefetch] = useState(() => (path: string) => {
    const url = new URL(path, 'http://app');
    const base = router.basename?.replace(/\/$/, '') ?? '';
    // The page that is open has asked for its data itself.
    if (base + url.pathname !== router.state.location.pathname)
      void preloadPage(router.routes, url);
  });
  return (
    <EnvironmentProvider core={core}>
      <PartContext value={host}>
        <PrefetchContext value={prefetch}>
          <RouterProvider
            router={router}
            onError={(error, { pattern }) =>
              environment.report({
                title: 'A page could not be shown',
                details: [`route: ${pattern}`, String(error)],
              })
            }
          />
        </PrefetchContext>
      </PartContext>
    </EnvironmentProvider>
  );
}
