import type { AnyHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon';
import type { RouteObject } from 'react-router-dom';
import { systemClock } from '#src/lib/time/clock.ts';
import { createRoutes } from '#src/app/routes.tsx';
import type { Screen } from '#src/lib/navigation/screen.ts';
import { createApi, type Api } from '#src/lib/calls/api.ts';
import type { Core } from '#src/lib/app/core.ts';
import type { Environment, Problem } from '#src/lib/app/environment.ts';
import { createSessionStore } from '#src/lib/session/session.ts';
import type { ShareOutcome } from '#src/lib/navigation/share-page.ts';
import { createMemoryStorage, type MemoryStorage } from '#src/lib/session/storage.ts';
import { createListeners } from '#src/domain/listeners.ts';
import { millisecondsOf } from '#mocks/clock/clock-offset.ts';
import type { Latency } from '#mocks/server/latency.ts';
import { createMockServer, type MockServer } from '#mocks/server/mock-server.ts';
import type { Viewer } from '#mocks/fixtures/accounts.ts';
import { openScenario, replayOf, signIn, type Scenario } from '#mocks/scenarios/scenario.ts';
import { createSteppedClock, type SteppedClock } from '#mocks/clock/stepped-clock.ts';
import { lateRequests } from '../checks/stray-requests.ts';
import { endWaitsElsewhere } from './end-waits.ts';
import { createQuestions, type Questions } from './questions.ts';
import { createStagedCode, type CodeBehavior, type StagedCode } from './staged-code.ts';
import { answerInPage, fetchOfStory, withBody } from './network.ts';
import { stagedScreens } from './staged-screens.tsx';
import { openVisit, type Visit } from './visit.ts';

/** How often a running clock advances. */
const FRAME_MS = 50;

let stages = 0;

/** Everything that one story or test runs on. Nothing of it is shared with another one. */
export interface Stage {
  /** Counts up in this page. */
  readonly serial: number;
  readonly scenario: Scenario;
  readonly environment: Environment;
  readonly storage: MemoryStorage;
  readonly server: MockServer;
  readonly clock: SteppedClock;
  /** Whether the clock runs with the browser's. */
  isRunning(): boolean;
  /** What the app reported to developers. */
  readonly problems: readonly Problem[];
  /** The browser's `confirm` dialogs. */
  readonly questions: Questions;
  /** Whether the browser would ask before the page is closed. */
  isHeld(): boolean;
  /** Full navigations, in order. */
  readonly fullNavigations: readonly string[];
  /** The pages that the app shared. */
  readonly sharedPages: readonly { readonly title: string; readonly path: string }[];
  /** How sharing ends from now on; by default the link is copied. */
  endSharing(outcome: ShareOutcome): void;
  /** How often the app reloaded the page. */
  reloads(): number;
  /** The code that loads on demand. */
  readonly code: StagedCode;
  /**
   * Another user who acts on the same server as the story's viewer. An error response
   * throws. The viewer's app notices when it refetches, or through {@link notifyServerChange}.
   *
   * @example await stage.as('worker').call(acceptOffer, { params: { id: 12 }, body: {} })
   */
  as(person: Viewer): Api;
  /** Notifies the app that another user has changed the server's data, as another tab would. */
  notifyServerChange(): void;
  /** Hides the tab, or shows it again. */
  setHidden(isHidden: boolean): void;
  /** Whether a request is in flight that no fault holds back. A response is there with its body. */
  isBusy(): boolean;
  /** The handlers that are in front of those of its server. */
  overrides(): readonly AnyHandler[];
  /** Whether its server is still answering a request that no fault holds back. */
  isAnswering(): boolean;
  /** Grows whenever a request starts or ends and whenever the route changes. */
  activity(): number;
  visit(): Visit;
  subscribe(listener: () => void): () => void;
  /** The app's current path, with its query. */
  address(): string;
  dispose(): void;
}

/** How a stage differs from the default. */
export interface StageOptions {
  /** How long each answer takes, in the browser's time: the clock then runs. */
  readonly latency?: Latency | undefined;
  /** Named in reports of requests after the stage is disposed: a story's id. */
  readonly owner?: string | undefined;
  /** The addon's msw: its handlers answer the calls of the viewer. By default, those of the stage's server do. */
  readonly msw?: MswApi | undefined;
  /** Whether these handlers answer without the round trip through the service worker. */
  readonly isInPage?: boolean;
  /** How code that loads on demand behaves, by its name. */
  readonly code?: Readonly<Record<string, CodeBehavior>> | undefined;
  /** The screens that can be opened; every other page is a placeholder. */
  readonly screens?: readonly Screen[] | undefined;
  /** The routes of the memory router; those of its screens by default. */
  readonly routes?: ((core: Core) => RouteObject[]) | undefined;
}

/**
 * Opens a scenario: its own world, a clock that stands still, a memory router at its address.
 */
export function createStage(
  scenario: Scenario,
  {
    latency,
    owner = 'a test',
    msw,
    isInPage = false,
    code: codeBehavior,
    screens = [],
    routes = (core) => createRoutes(core, stagedScreens(screens)),
  }: StageOptions = {},
): Stage {
  endWaitsElsewhere();
  stages += 1;
  const stageSerial = stages;
  const clock = createSteppedClock();
  const stopTime = latency === undefined ? undefined : letTimeRun(clock);
  const opened = openScenario(scenario, clock);
  const replay = replayOf(scenario, clock.now());
  if (scenario.clock !== undefined) clock.advance(millisecondsOf(scenario.clock));
  const storage = createMemoryStorage(opened.storage);
  const server = createMockServer({
    world: opened.world,
    clock,
    faults: scenario.faults ?? [],
    dialect: scenario.dialect,
    replay,
    ...(latency !== undefined && { latency }),
    latencyClock: systemClock,
  });
  const send = msw
    ? fetchOfStory(msw, isInPage)
    : (request: Request) => answerInPage(request, server.handlers);
  const own = new Set<AnyHandler>(server.handlers);
  msw?.use(...own);
  const problems: Problem[] = [];
  const fullNavigations: string[] = [];
  const sharedPages: { title: string; path: string }[] = [];
  let shareOutcome: ShareOutcome = 'copied';
  const code = createStagedCode(codeBehavior);
  const visits = createListeners();
  const visibility = createListeners();
  const serverChanges = createListeners();
  const questions = createQuestions(visits.notify);
  let isHidden = false;
  let isDisposed = false;
  let reloads = 0;
  let holds = 0;
  let inFlight = 0;
  let activity = 0;

  const open = (serial: number, path: string) =>
    openVisit(serial, path, {
      stage: stageSerial,
      environment,
      routes,
      onRoute: () => (activity += 1),
    });

  function replaceVisit(path: string): void {
    visit.leave();
    visit = open(visit.serial + 1, path);
    visits.notify();
  }

  function address(): string {
    const { pathname, search } = visit.router.state.location;
    return pathname + search;
  }

  /** Counts a request as in flight until its body is there. */
  async function counted(response: Promise<Response>): Promise<Response> {
    inFlight += 1;
    activity += 1;
    try {
      return await withBody(await response);
    } finally {
      inFlight -= 1;
      activity += 1;
    }
  }

  /** A response, unless the page is gone by then. What a fault holds back may fail minutes later. */
  function whileOpen(response: Promise<Response>): Promise<Response> {
    return new Promise((resolve, reject) => {
      response.then(
        (value) => void (isDisposed || resolve(value)),
        (error: unknown) => void (isDisposed || reject(error as Error)),
      );
    });
  }

  const environment: Environment = {
    apiBaseUrl: window.location.origin,
    clock,
    storage,
    session: createSessionStore(storage),
    timeZone: 'UTC',
    serverChanges,
    visibility: { isHidden: () => isHidden, subscribe: visibility.subscribe },
    fetch(request) {
      if (isDisposed) {
        // It never reaches the world of the next story, which has the same addresses.
        lateRequests.push(`${owner}: ${request.method} ${new URL(request.url).pathname}`);
        return new Promise(() => {});
      }
      return whileOpen(counted(send(request)));
    },
    confirm: questions.confirm,
    holdPage() {
      holds += 1;
      return () => void (holds -= 1);
    },
    navigateFully(path) {
      fullNavigations.push(path);
      replaceVisit(path);
    },
    canGoBack: () => visit.canGoBack(),
    sharePage(page) {
      sharedPages.push(page);
      return Promise.resolve(shareOutcome);
    },
    reload() {
      reloads += 1;
      replaceVisit(address());
    },
    reloadOnce() {
      if (reloads === 0) environment.reload();
    },
    codeFault: (name) => code.faultOf(name),
    whenIdle: () => {},
    savesData: () => false,
    report: (problem) => void problems.push(problem),
  };
  let visit = open(0, scenario.at);

  /** The environment of another user of the same server, with a session of their own. */
  function environmentOf(person: Viewer): Environment {
    const storage = createMemoryStorage(signIn(server.world, person));
    return { ...environment, storage, session: createSessionStore(storage) };
  }

  return {
    serial: stageSerial,
    scenario,
    environment,
    storage,
    server,
    clock,
    isRunning: () => stopTime !== undefined,
    problems,
    questions,
    isHeld: () => holds > 0,
    fullNavigations,
    sharedPages,
    endSharing(outcome) {
      shareOutcome = outcome;
    },
    reloads: () => reloads,
    code,
    as: (person) =>
      createApi({
        ...environmentOf(person),
        fetch: (request) => counted(server.handle(request)),
      }),
    notifyServerChange: serverChanges.notify,
    setHidden(next) {
      isHidden = next;
      visibility.notify();
    },
    isBusy: () => inFlight > server.held,
    overrides: () => (msw?.listHandlers() ?? []).filter((handler) => !own.has(handler)),
    isAnswering: () => server.pending > server.held,
    activity: () => activity,
    visit: () => visit,
    subscribe: visits.subscribe,
    address,
    dispose() {
      isDisposed = true;
      stopTime?.();
      visit.leave();
    },
  };
}

/** Lets a clock run with the browser's, until the returned function is called. */
function letTimeRun(clock: SteppedClock): () => void {
  let before = systemClock.now();
  return systemClock.every(FRAME_MS, () => {
    const now = systemClock.now();
    clock.advance(now - before);
    before = now;
  });
}
