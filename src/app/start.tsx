import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import * as z from 'zod/mini';
import type { MockControl } from '#src/contract/mock-control.ts';
import { createBrowserEnvironment } from '#src/lib/browser-environment.ts';
import { systemClock } from '#src/lib/clock.ts';
import { readConfig } from '#src/lib/config.ts';
import { createServices } from '#src/lib/services.ts';
import { createBrowserStorage, type KeyValueStorage } from '#src/lib/storage.ts';
import { App } from './App.tsx';
import { realSource } from './data-source.ts';
import { createRoutes } from './routes.tsx';
import { SourceBadge } from './SourceBadge.tsx';
import { StartError } from './StartError.tsx';
import '#src/ui/styles/index.css';

// By default zod probes `new Function`, which violates a strict content security policy.
z.config({ jitless: true });

async function start(root: Root): Promise<void> {
  const config = readConfig(import.meta.env);
  const basePath = import.meta.env.BASE_URL;
  let storage: KeyValueStorage = createBrowserStorage();
  let apiBaseUrl = config.apiBaseUrl || window.location.origin;
  const tabStorage = createBrowserStorage('sessionStorage');
  let clock = systemClock;
  let control: MockControl | null = null;

  // A build-time constant: builds for the real API drop this branch.
  if (import.meta.env.VITE_API_MODE === 'mock') {
    apiBaseUrl = window.location.origin + basePath.replace(/\/$/, '');
    const { startMocks } = await import('#mocks/browser.ts');
    const { pathname, search } = window.location;
    const mocks = await startMocks({
      baseUrl: apiBaseUrl,
      path: pathname.slice(basePath.length - 1) + search,
      clock,
      storage,
      tabStorage,
    });
    if (mocks.kind !== 'started') {
      const { BadAddress } = await import('./workbench/BadAddress.tsx');
      root.render(<BadAddress start={mocks} />);
      return;
    }
    ({ control, storage, clock } = mocks);
    if (mocks.openAt !== undefined) {
      window.history.replaceState(null, '', basePath.replace(/\/$/, '') + mocks.openAt);
    }
  }

  const environment = createBrowserEnvironment({
    apiBaseUrl,
    basePath,
    clock,
    storage,
    tabStorage,
    ...(control ? { serverChanges: control } : {}),
  });
  const services = createServices(environment);
  const router = createBrowserRouter(createRoutes(services), { basename: basePath });
  const Workbench = control && (await import('./workbench/Workbench.tsx')).Workbench;
  root.render(
    <StrictMode>
      <App services={services} router={router} />
      {Workbench && control && <Workbench control={control} />}
      {import.meta.env.DEV && !control && (
        <div className="fixed start-4 bottom-4 z-20">
          <SourceBadge source={realSource(config, window.location.origin)} />
        </div>
      )}
    </StrictMode>,
  );
}

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root element.');
// Error boundaries report what they catch to the environment, which logs it.
const root = createRoot(element, { onCaughtError: () => {} });
start(root).catch((error: unknown) => {
  console.error(error);
  root.render(<StartError message={error instanceof Error ? error.message : String(error)} />);
});
