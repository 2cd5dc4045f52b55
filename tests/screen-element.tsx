import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createCore } from '#src/lib/core.ts';
import type { Environment } from '#src/lib/environment.ts';
import { createServices } from '#src/lib/services.ts';
import { createSessionStore } from '#src/lib/session.ts';
import { createMemoryStorage } from '#src/lib/storage.ts';
import { WithServices } from '#stories/stage/WithServices.tsx';
import { createSteppedClock } from '#mocks/stepped-clock.ts';

/**
 * A screen as a signed-out visitor opens it, outside of a browser: nothing answers its calls.
 *
 * @param at the path to open it at
 */
export function screenElement(Screen: ComponentType, at: string) {
  const services = createServices(createCore(createOfflineEnvironment()));
  return (
    <WithServices services={services}>
      <MemoryRouter initialEntries={[at]}>
        <Screen />
      </MemoryRouter>
    </WithServices>
  );
}

function createOfflineEnvironment(): Environment {
  const storage = createMemoryStorage();
  const never = { subscribe: () => () => {} };
  return {
    apiBaseUrl: 'http://offline.example',
    clock: createSteppedClock(),
    storage,
    session: createSessionStore(storage),
    timeZone: 'UTC',
    visibility: { ...never, isHidden: () => false },
    serverChanges: never,
    fetch: () => new Promise(() => {}),
    confirm: () => false,
    navigateFully: () => {},
    holdPage: () => () => {},
    canGoBack: () => false,
    sharePage: () => Promise.resolve('failed'),
    reload: () => {},
    isOutdated: () => Promise.resolve(false),
    loadCode: (_, load) => load(),
    whenIdle: () => {},
    savesData: () => true,
    report: () => {},
  };
}
