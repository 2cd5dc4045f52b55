import { expect } from 'storybook/test';
import type { NetworkKind } from '#mocks/network.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { inAllModes } from '#stories/checks/modes.ts';
import { Ribbon } from '#workbench/Ribbon.tsx';
import preview from '../../.storybook/preview.tsx';
import { StagedWorkbench, type WorkbenchStage } from './StagedWorkbench.tsx';

/** The line above the mocked app. */
const meta = preview.meta({ title: 'Workbench/Ribbon' });

const demoState: MockState = { scenario: 'demo' };
const brokenState: MockState = {
  scenario: 'offers-loaded',
  isStopped: true,
  faults: [{ call: '*', kind: 'network' }],
};

const silentServer = async () => new Response();

async function makePartlyReal({ tools }: WorkbenchStage): Promise<void> {
  tools.engine.sources?.setReal(['auth', 'offers']);
}

function shows(state: MockState, text: string, network?: NetworkKind) {
  return {
    render: () => (
      <StagedWorkbench state={state} network={network}>
        <div className="[--page-top:2.75rem]">
          <Ribbon isOpen={false} onToggle={() => {}} />
        </div>
      </StagedWorkbench>
    ),
    play: async ({
      canvas,
    }: {
      canvas: { findAllByText: (text: string) => Promise<HTMLElement[]> };
    }) => {
      // The mark of a phone has the same text for screen readers.
      const [first] = await canvas.findAllByText(text);
      await expect(first).toBeVisible();
    },
  };
}

export const Demo = meta.story({ ...shows(demoState, 'Mock data') });

/** Not the demo, with a fault, at a time that stands still. */
export const AnotherWorld = meta.story({
  ...shows(brokenState, 'Job offers'),
  parameters: {
    scenario: 'offers-loaded',
    states: ['api.source.mock'],
    chromatic: inAllModes,
  },
});

/** Two resources come from a real server. */
export const PartlyReal = meta.story({
  render: () => (
    <StagedWorkbench state={demoState} realServer={silentServer} prepare={makePartlyReal}>
      <div className="[--page-top:2.75rem]">
        <Ribbon isOpen={false} onToggle={() => {}} />
      </div>
    </StagedWorkbench>
  ),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText('2 real resources');
    await expect(first).toBeVisible();
  },
});

export const WithoutWorker = meta.story({
  ...shows(
    demoState,
    "No service worker: the calls aren't in the browser's network tools",
    'in-page-unsupported',
  ),
});
