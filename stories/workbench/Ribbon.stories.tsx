import { showsText } from '../screens/steps.ts';
import { expect } from 'storybook/test';
import type { NetworkKind } from '#mocks/engine/network.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { inAllModes } from '#states/modes.ts';
import { Ribbon } from '#workbench/Ribbon.tsx';
import { offersLoaded } from '#mocks/scenarios/offers.ts';
import preview from '#stories/stage/preview.tsx';
import { StagedWorkbench, type RealPart } from './StagedWorkbench.tsx';

/** The line above the mocked app. */
const meta = preview.meta({ title: 'Workbench/Ribbon' });

const demoState: MockState = { scenario: 'demo' };
const brokenState: MockState = {
  scenario: 'offers-loaded',
  isStopped: true,
  faults: [{ call: '*', kind: 'network' }],
};

const ribbon = (
  <div className="[--page-top:2.75rem]">
    <Ribbon isOpen={false} onToggle={() => {}} onFind={() => {}} />
  </div>
);

const realPart: RealPart = { resources: ['auth', 'offers'], send: async () => new Response() };

function shows(state: MockState, text: string, network?: NetworkKind) {
  return {
    render: () => (
      <StagedWorkbench state={state} network={network}>
        {ribbon}
      </StagedWorkbench>
    ),
    play: showsText(text),
  };
}

export const Demo = meta.story({ ...shows(demoState, 'Mock data') });

/** Not the demo, with a fault, at a time that stands still. */
export const AnotherWorld = meta.story({
  ...shows(brokenState, 'Job offers'),
  parameters: { scenario: offersLoaded, states: ['api.source.mock'], chromatic: inAllModes },
});

/** The demo, but with a fault and at another time: as any other world, it has a way back. */
export const ChangedDemo = meta.story({
  render: () => (
    <StagedWorkbench
      state={{ scenario: 'demo', clock: '+1d', latency: '3g', faults: brokenState.faults }}
    >
      {ribbon}
    </StagedWorkbench>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 fault is on')).toBeVisible();
    await expect(canvas.getByText('Clock ahead')).toBeVisible();
    await expect(canvas.getByText('Network: 3G')).toBeVisible();
  },
});

/** Two resources come from a real server. */
export const PartlyReal = meta.story({
  render: () => (
    <StagedWorkbench state={demoState} realPart={realPart}>
      {ribbon}
    </StagedWorkbench>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 real resources')).toBeVisible();
  },
});

/** A state that was opened by its id. Its story may go on from here. */
export const OpenedById = meta.story({
  render: () => (
    <StagedWorkbench
      state={demoState}
      prepare={({ tools }) => tools.openState('offers.list.error')}
    >
      {ribbon}
    </StagedWorkbench>
  ),
  parameters: { chromatic: inAllModes },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('offers.list.error')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Its story starts here/ })).toHaveAttribute(
      'href',
      expect.stringContaining('screens-offers-list--server-error'),
    );
  },
});

export const WithoutWorker = meta.story({
  ...shows(
    demoState,
    "No service worker: the calls aren't in the browser's network tools",
    'in-page-unsupported',
  ),
});
