import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { fn } from 'storybook/test';
import { createBrowserEnvironment } from '#src/lib/app/browser-environment.ts';
import { createCore } from '#src/lib/app/core.ts';
import { EnvironmentProvider } from '#src/lib/app/EnvironmentProvider.tsx';
import { AppServices } from '#src/lib/app/ServicesProvider.tsx';
import { DRAFTS_KEY } from '#src/lib/forms/drafts.ts';
import { createMemoryStorage } from '#src/lib/session/storage.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { createSteppedClock, STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { aUser } from '#mocks/factories/users.ts';
import { people, type Viewer } from '#mocks/fixtures/accounts.ts';

/** Called with the path that a link or a form of the component leads to. */
const onNavigate = fn<(path: string) => void>().mockName('navigate');

/** Unsent texts by the names of their drafts: `{ 'message:1': 'Hi' }`. */
type Drafts = Readonly<Record<string, string>>;

/**
 * A decorator with what components of features find around them in the product: a viewer, the time of the stories,
 * drafts and a router. A call goes to the network: a story answers it with `msw.use`.
 *
 * @param viewer null for a signed-out visitor
 * @example decorators: [framed, signedInAs('worker')]
 */
export function signedInAs(viewer: Viewer | null, drafts?: Drafts) {
  return (Story: ComponentType) => (
    <MemoryRouter>
      <Navigation />
      <SignedIn viewer={viewer} drafts={drafts}>
        <Story />
      </SignedIn>
    </MemoryRouter>
  );
}

/** A part of a story as another viewer sees it. */
export function SignedIn({
  viewer,
  drafts = {},
  children,
}: {
  viewer: Viewer | null;
  drafts?: Drafts | undefined;
  children: ReactNode;
}) {
  const [core] = useState(() => createCore(environmentOf(viewer, drafts)));
  useEffect(() => core.dispose, [core]);
  return (
    <EnvironmentProvider core={core}>
      <AppServices>{children}</AppServices>
    </EnvironmentProvider>
  );
}

function Navigation() {
  const { key, pathname, search } = useLocation();
  useEffect(() => {
    if (key !== 'default') onNavigate(pathname + search);
  }, [key, pathname, search]);
  return null;
}

function environmentOf(viewer: Viewer | null, drafts: Drafts) {
  const id = viewer && people[viewer].id;
  const saved = Object.entries(drafts).map(([name, value]) => [
    name,
    { value, savedAt: STORY_NOW },
  ]);
  const storage = createMemoryStorage({
    ...(id !== null && {
      [SESSION_KEYS.token]: 'a-story',
      [SESSION_KEYS.user]: JSON.stringify(aUser({ id })),
      [DRAFTS_KEY]: JSON.stringify({ [id]: Object.fromEntries(saved) as object }),
    }),
  });
  const environment = createBrowserEnvironment({
    apiBaseUrl: window.location.origin,
    basePath: '/',
    clock: createSteppedClock(),
    storage,
    tabStorage: createMemoryStorage(),
  });
  return { ...environment, timeZone: 'UTC' };
}
