import { bypass } from 'msw';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createEngine, type MockEngine } from '#mocks/engine/engine.ts';
import { connectNetwork } from '#mocks/engine/network.ts';
import { stateAddress } from '#mocks/scenarios/state-query.ts';
import { pageAddress, StateProblem } from '#mocks/scenarios/state-address.ts';
import { resolveState, type MockState } from '#mocks/scenarios/state.ts';
import { connectRealServer, type RealServer } from '#mocks/engine/real-server.ts';
import { WORLD_KEY } from '#mocks/engine/shared-world.ts';
import { keyPrefix, ofFrame, type MockStorage } from '#mocks/engine/storage.ts';
import type { AppHost } from '#src/app/app-source.ts';
import { explainingFetch } from '#src/lib/calls/explain-failure.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { createBrowserStorage, type KeyValueStorage } from '#src/lib/session/storage.ts';
import { DEMO_PATH, isDemoFrame, isDemoPath, stateOfDemoPath } from './demo/demo-path.ts';
import { keepUsable } from './keep-usable.ts';
import { createStateTools, findOpening } from './opened-state.ts';
import type { StateOpening } from './palette/state-opening.ts';
import { createPaletteKeys, type PaletteKeys } from './palette/palette-keys.ts';
import { createStateWindow, worldOfEntry, type StateWindow } from './state-window.ts';
import { storybookAddress } from './storybook-address.ts';
import { createTours } from './tours/tours.ts';
import { readPanelSettings, savePanelSettings } from './panel-settings.ts';
import { PanelWorldProvider } from './panel-world.ts';
import { chooseResources } from './real-resources.ts';
import { readStateId, readTour, withoutVisit } from './visit-address.ts';
import type { WorkbenchTools } from './workbench-context.ts';
import { Workbench } from './Workbench.tsx';

/**
 * Starts the mocked app: its mocks, the app on them, and the workbench around it.
 *
 * @param options.basePath the path the app is served from, with a trailing slash
 */
export async function startWorkbench({
  host,
  basePath,
}: {
  host: AppHost;
  basePath: string;
}): Promise<void> {
  const base = basePath.replace(/\/$/, '');
  // Before all that takes time.
  const paletteKeys = createPaletteKeys(window);
  const apiBaseUrl = window.location.origin + base;
  const prefix = keyPrefix(basePath);
  const storage = createBrowserStorage('localStorage', prefix);
  const tabStorage = ofFrame(createBrowserStorage('sessionStorage', prefix), window.name);
  // Older versions had no prefix.
  const hasOldWorld =
    storage.get(WORLD_KEY) === null && createBrowserStorage().get(WORLD_KEY) !== null;
  const isFrame = isDemoFrame(window);
  // Its place is in the page from the first paint on.
  if (isFrame) {
    paletteKeys.stop();
    document.getElementById('workbench')?.remove();
    delete document.documentElement.dataset['workbench'];
  }

  let engine: MockEngine;
  let tour: string | undefined;
  let opening: StateOpening | undefined;
  let path: string;
  try {
    const realServer = findRealServer(storage);
    tour = await takeVisit();
    opening = await openNamedState(base, tabStorage);
    if (opening && 'tour' in opening) tour = opening.tour;
    const { pathname, search, hash } = window.location;
    path = (pathname.slice(base.length) || '/') + search + hash;
    engine = await createEngine({
      baseUrl: apiBaseUrl,
      path: isDemoPath(path) ? stateOfDemoPath(path) : path,
      serial: worldOfEntry(window, basePath),
      clock: systemClock,
      storage,
      tabStorage,
      realServer,
    });
  } catch (error) {
    if (!(error instanceof StateProblem)) throw error;
    paletteKeys.stop();
    const { BadAddress } = await import('./BadAddress.tsx');
    await host.show(<BadAddress problem={error} search={window.location.search} />);
    return;
  }

  const network = await connectNetwork(engine, basePath);
  const isDemoPage = !isFrame && isDemoPath(path);
  const page = createStateWindow(window, {
    basePath,
    world: {
      state: isDemoPage ? () => withoutViewer(engine.state()) : engine.state,
      serial: () => engine.opening().shared.serial,
    },
  });
  const content: PageContent = isDemoPage
    ? await demoPageOf({ engine, host, base })
    : {
        pathFor: (at) => at,
        show() {
          const { clock, storage: appStorage } = engine.opening();
          return host.open({
            apiBaseUrl,
            clock,
            storage: appStorage,
            tabStorage,
            serverChanges: engine.serverChanges,
            window: page.window,
            // A tour would not outlive a load of the page.
            navigateFully: (to) => (tours.state() ? void goTo(to) : page.load(to)),
            fetch: network.fetch,
          });
        },
      };

  async function goTo(to: string): Promise<void> {
    if (isDemoPage) {
      page.load(to);
      return;
    }
    page.push(to);
    await content.show();
  }
  const tours = createTours({ engine, goTo });

  // A page that names no page of its own opens that of its state.
  page.replace(isDemoPage ? DEMO_PATH : firstPathOf(engine, path, page));
  await content.show();
  keepAddress(engine, page, content);
  if (isFrame) return;

  const tools: WorkbenchTools = {
    engine,
    network: network.kind,
    storage,
    page,
    isDemoPage,
    isBegunAgain: engine.isBegunAgain || hasOldWorld,
    tours,
    linkTo: (state = engine.state(), to = page.path()) =>
      apiBaseUrl + (state.at === undefined ? pageAddress(state, to) : stateAddress(state)),
    urlOf: (to) => apiBaseUrl + to,
    storybook: storybookAddress(window.location.origin + basePath, import.meta.env.MODE),
    ...createStateTools(engine, tabStorage, tours),
    systemClock,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    goTo,
  };
  if (tour !== undefined) {
    tours.start(tour);
    // It gets the room of the panel.
    savePanelSettings(storage, { ...readPanelSettings(storage), isOpen: false });
  }
  showWorkbench(tools, paletteKeys);
  if (opening && 'steps' in opening) await tours.play(opening.steps);
}

/** The state as the demo page has it, which has two viewers. */
function withoutViewer({ as: _as, ...state }: MockState): MockState {
  return state;
}

/** What the page shows: the app, or the two frames of the demo page. */
interface PageContent {
  /** The path that the address bar shows for the page of a state. */
  readonly pathFor: (at: string) => string;
  /** Shows it from its beginning, on what the engine has opened. */
  readonly show: () => Promise<void>;
}

/** The demo page. Its world is open by now, so that both frames share it. */
async function demoPageOf(options: {
  engine: MockEngine;
  host: AppHost;
  base: string;
}): Promise<PageContent> {
  const { showDemoPage } = await import('./demo/show-demo-page.tsx');
  return { pathFor: () => DEMO_PATH, show: () => showDemoPage(options) };
}

/**
 * Replaces an address that names a state of the list, `/?state=ID`, by that of the state.
 *
 * @returns what it opens
 * @throws StateProblem with the closest ids
 */
async function openNamedState(
  base: string,
  tabStorage: MockStorage,
): Promise<StateOpening | undefined> {
  const id = readStateId(window.location.search);
  if (id === undefined) return undefined;
  const opening = await findOpening(id, tabStorage);
  const address = 'tour' in opening ? '/' : stateAddress(opening.state);
  window.history.replaceState(null, '', base + address);
  return opening;
}

/**
 * Takes what is about this visit out of the address.
 *
 * @returns the tour to start
 * @throws StateProblem with the allowed values
 */
async function takeVisit(): Promise<string | undefined> {
  const { origin, href, search } = window.location;
  const tour = await readTour(search, async () => (await import('#flows/flows.ts')).flows);
  const address = href.slice(origin.length);
  const rest = withoutVisit(address);
  if (rest !== address) window.history.replaceState(window.history.state, '', rest);
  return tour;
}

/** The server behind the proxy of the development server, which some calls go to. Other builds have none. */
function findRealServer(storage: KeyValueStorage): RealServer | undefined {
  const { DEV, VITE_REAL_RESOURCES = '' } = import.meta.env;
  const resources = chooseResources(
    window.location.search,
    storage,
    DEV ? VITE_REAL_RESOURCES : null,
  );
  if (!DEV) return undefined;
  const send = explainingFetch({
    origin: window.location.origin,
    fetch: (request) => fetch(bypass(request)),
  });
  return connectRealServer({ resources, send });
}

/** The page to show first: the one in the address, or that of the state which the address names. */
function firstPathOf(engine: MockEngine, path: string, page: StateWindow): string {
  const params = new URL(window.location.origin + path).searchParams;
  const isBare = path.startsWith('/?') && params.has('scenario') && !params.has('at');
  if (!isBare || page.isOfWorld()) return page.path();
  return resolveState(engine.opening().state).at;
}

/** Keeps the address and the page in step with the mocks. */
function keepAddress(engine: MockEngine, page: StateWindow, content: PageContent): void {
  let isGoingBack = false;
  engine.subscribe(() => {
    // The entry of another world stays as it is until the app has got an entry of its own.
    if (page.isOfWorld()) page.replace();
  });
  engine.onReopened(async (why) => {
    const path = content.pathFor(resolveState(engine.opening().state).at);
    if (why === 'world' && !isGoingBack) page.push(path);
    else page.replace(why === 'elsewhere' ? path : undefined);
    await content.show();
  });
  page.onOtherWorld((state) => {
    isGoingBack = true;
    const isAtDemo = state.at !== undefined && isDemoPath(state.at);
    void engine.open(isAtDemo ? { ...state, at: undefined } : state).finally(() => {
      isGoingBack = false;
    });
  });
}

/** Renders the ribbon and the panel beside the app. */
function showWorkbench(tools: WorkbenchTools, paletteKeys: PaletteKeys): void {
  const element = document.getElementById('workbench');
  if (!element) throw new Error('The page has no #workbench element.');
  keepUsable(element);
  createRoot(element).render(
    <StrictMode>
      <PanelWorldProvider value={tools}>
        <Workbench paletteKeys={paletteKeys} />
      </PanelWorldProvider>
    </StrictMode>,
  );
}
