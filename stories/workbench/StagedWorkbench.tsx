import { createListeners } from '#src/domain/listeners.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { createEngine, type MockEngine } from '#mocks/engine/engine.ts';
import type { NetworkKind } from '#mocks/engine/network.ts';
import { stateAddress } from '#mocks/scenarios/state-query.ts';
import { pageAddress } from '#mocks/scenarios/state-address.ts';
import { resolveState, type MockState } from '#mocks/scenarios/state.ts';
import { connectRealServer, type Resource } from '#mocks/engine/real-server.ts';
import { createSteppedClock, type SteppedClock } from '#mocks/clock/stepped-clock.ts';
import { createMemoryStorage } from '#src/lib/session/storage.ts';
import { createStateTools } from '#workbench/opened-state.ts';
import { PanelWorldProvider } from '#workbench/panel-world.ts';
import { createTours } from '#workbench/tours/tours.ts';
import type { WorkbenchTools } from '#workbench/workbench-context.ts';

/** Not the origin of the browser: pictures would differ with its port. */
export const ORIGIN = 'https://demo.nearhand.example';

/** Makes it a development build, with a real server for some resources. */
export interface RealPart {
  readonly resources: readonly Resource[];
  /** Stands in for the real server. */
  readonly send: (request: Request) => Promise<Response>;
}

/** The mocks under a part of the workbench, and the clock that they run on. */
export interface WorkbenchStage {
  readonly tools: WorkbenchTools;
  /** Stands in for the system's clock. */
  readonly clock: SteppedClock;
  /** Sends a call to the mock server, as the app would. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

/** Opens the mocks of a state, without an app on them. */
export async function openWorkbenchStage(
  state: MockState,
  network: NetworkKind = 'service-worker',
  realPart?: RealPart,
): Promise<WorkbenchStage> {
  const clock = createSteppedClock();
  const storage = createMemoryStorage();
  const engine = await createEngine({
    baseUrl: ORIGIN,
    path: stateAddress(state),
    serial: undefined,
    clock,
    storage,
    tabStorage: createMemoryStorage(),
    realServer: realPart && connectRealServer(realPart),
  });
  if (state.latency === undefined) engine.setLatency(0);
  const page = createPage(engine);
  const goTo = async (path: string) => page.go(path);
  const tours = createTours({ engine, goTo });
  const tools: WorkbenchTools = {
    engine,
    network,
    storage,
    page,
    isDemoPage: false,
    isBegunAgain: engine.isBegunAgain,
    tours,
    linkTo: (shown = engine.state(), path = page.path()) =>
      ORIGIN + (shown.at === undefined ? pageAddress(shown, path) : stateAddress(shown)),
    urlOf: (path) => ORIGIN + path,
    ...createStateTools(engine, storage, tours),
    storybook: `${ORIGIN}/storybook/`,
    systemClock: clock,
    timeZone: 'UTC',
    goTo,
  };
  return {
    tools,
    clock,
    send: (path, init) => engine.handle(new Request(ORIGIN + path, init)),
  };
}

/** The page of an app that isn't there: the one of the state, until the workbench goes elsewhere. */
function createPage(engine: MockEngine) {
  const { subscribe, notify } = createListeners();
  let path = resolveState(engine.opening().state).at;
  const go = (to: string) => {
    path = to;
    notify();
  };
  engine.onReopened(async (why) => {
    if (why === 'world') go(resolveState(engine.opening().state).at);
  });
  return {
    path: () => path,
    go,
    load: go,
    subscribe,
  };
}

export interface StagedWorkbenchProps {
  readonly state: MockState;
  readonly network?: NetworkKind | undefined;
  readonly realPart?: RealPart | undefined;
  /** Prepares the stage before anything is rendered, such as by sending calls. */
  readonly prepare?: ((stage: WorkbenchStage) => Promise<void>) | undefined;
  readonly children: ReactNode;
}

let shown: WorkbenchStage | undefined;

/** The stage of the story on the page. @throws Error before it is there */
export function workbenchStage(): WorkbenchStage {
  if (!shown) throw new Error('No workbench is on the page.');
  return shown;
}

/** A render function: a tab in a box like the panel's at its first size, or the width of a phone. */
export function inPanel(tab: ReactNode, options: Omit<StagedWorkbenchProps, 'children'>) {
  return () => (
    <StagedWorkbench {...options}>
      <div className="w-110 max-w-full border-e border-line bg-surface-raised p-4">{tab}</div>
    </StagedWorkbench>
  );
}

/** A part of the workbench on mocks of its own, for stories. */
export function StagedWorkbench({
  state,
  network,
  realPart,
  prepare,
  children,
}: StagedWorkbenchProps) {
  const [stage, setStage] = useState<WorkbenchStage>();
  useEffect(() => {
    let isGone = false;
    async function open(): Promise<void> {
      const opened = await openWorkbenchStage(state, network, realPart);
      shown = opened;
      await prepare?.(opened);
      if (!isGone) setStage(opened);
    }
    void open();
    return () => {
      isGone = true;
    };
    // A story's props never change.
  }, [state, network, realPart, prepare]);
  return stage && <PanelWorldProvider value={stage.tools}>{children}</PanelWorldProvider>;
}
