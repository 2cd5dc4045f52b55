import { expect, within } from 'storybook/test';
import { printFault } from '#mocks/faults/fault-text.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { inAllModes } from '#states/modes.ts';
import { NetworkTab } from '#workbench/tabs/NetworkTab.tsx';
import preview from '../../.storybook/preview.tsx';
import { PanelBox } from './PanelBox.tsx';
import { StagedWorkbench, type WorkbenchStage } from './StagedWorkbench.tsx';

/** How slow the network is, and which calls fail. */
const meta = preview.meta({ title: 'Workbench/Network' });

/** The stage of the story on the page. */
let stage: WorkbenchStage;
const keepStage = async (opened: WorkbenchStage) => {
  stage = opened;
};

const showing =
  (state: MockState, prepare = keepStage) =>
  () => (
    <StagedWorkbench state={state} prepare={prepare}>
      <PanelBox>
        <NetworkTab />
      </PanelBox>
    </StagedWorkbench>
  );

/** The faults of the stage in the form of an address, which carries them. */
const faults = () => (stage.tools.engine.state().faults ?? []).map(printFault);

const withFaults: MockState = {
  scenario: 'offers-loaded',
  faults: [
    { call: 'offers.list', kind: 'status', status: 500, body: null, times: 1 },
    { call: '*', kind: 'status', status: 503, body: null, rate: 20 },
    {
      call: 'offers.accept',
      kind: 'status',
      status: 429,
      body: null,
      retryAfter: 30,
      after: 2,
      viewer: 'worker',
    },
    { call: 'offers.get', kind: 'patch', patch: { offer: { status: 'archived' } } },
  ],
};

/** Faults of several kinds, one of them used up. */
export const Faults = meta.story({
  render: showing(withFaults, async (opened) => {
    stage = opened;
    await opened.send('/api/offers');
  }),
  parameters: { chromatic: inAllModes },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 faults')).toBeVisible();
    await expect(canvas.getByText('Used up')).toBeVisible();
    await expect(
      canvas.getByText('Fails with 429, to retry after 30 s, from call 3 on, for Wes Okafor'),
    ).toBeVisible();
  },
});

/** Every call takes a time, and a random one. */
export const Latency = meta.story({
  render: showing({ scenario: 'offers-loaded' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1,000 ms' }));
    await expect(stage.tools.engine.latency()).toBe(1_000);
    const atRandom = canvas.getByLabelText('Random extra (ms)');
    await userEvent.clear(atRandom);
    await userEvent.type(atRandom, 'much{Enter}');
    await expect(atRandom).toHaveAccessibleDescription(/whole number of milliseconds/);
    await userEvent.clear(atRandom);
    await userEvent.type(atRandom, '400{Enter}');
    await expect(canvas.getByText('Each call takes 1,000 ms and up to 400 ms more.')).toBeVisible();
    await expect(faults()).toEqual(['*:slow=0-400']);
    await expect(atRandom).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '5,000 ms' }));
    await expect(canvas.getByLabelText('Every call (ms)')).toHaveValue('5000');
  },
});

/** Offline by keyboard, a share of calls that fails, and everything off again. */
export const Failures = meta.story({
  render: showing({ scenario: 'offers-loaded' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('Nothing arrives while it is offline', async () => {
      (await canvas.findByRole('checkbox', { name: 'Offline' })).focus();
      await userEvent.keyboard(' ');
      await expect(faults()).toEqual(['*:offline']);
    });
    await step('A share of the calls fails', async () => {
      const rate = canvas.getByLabelText('Failing calls (%)');
      await userEvent.clear(rate);
      await userEvent.type(rate, '120{Enter}');
      await expect(rate).toHaveAccessibleDescription('Enter at most 100.');
      await userEvent.clear(rate);
      await userEvent.type(rate, '30{Enter}');
      await expect(faults()).toEqual(['*:offline', '*:500@rate=30']);
    });
    await step('All can be removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
      await expect(canvas.getByRole('heading', { name: 'Faults' })).toHaveFocus();
      await expect(canvas.getByText(/No faults are on/)).toBeVisible();
      await expect(stage.tools.engine.opening().server.faults).toEqual([]);
    });
  },
});

/** A fault by the form, which names what is wrong. */
export const AddAFault = meta.story({
  render: showing({ scenario: 'offers-loaded' }),
  play: async ({ canvas, userEvent, step }) => {
    const form = within(await canvas.findByRole('region', { name: 'Add a fault' }));
    const button = form.getByRole('button', { name: 'Add fault' });
    await step('From fields', async () => {
      await userEvent.selectOptions(form.getByLabelText('Call'), 'offers.list');
      await userEvent.clear(form.getByLabelText('Status'));
      await userEvent.type(form.getByLabelText('Status'), '999{Enter}');
      await expect(form.getByLabelText('Status')).toHaveAccessibleDescription('Enter at most 599.');
      await userEvent.clear(form.getByLabelText('Status'));
      await userEvent.type(form.getByLabelText('Status'), '429');
      await userEvent.type(form.getByLabelText(/^Retry after/), '30');
      await userEvent.selectOptions(form.getByLabelText('How often'), 'A number of times');
      await userEvent.selectOptions(form.getByLabelText('For whom'), 'Wes Okafor');
      await userEvent.click(button);
      await expect(faults()).toEqual(['offers.list:429=30@times=2@viewer=worker']);
    });
    await step('From JSON', async () => {
      await userEvent.selectOptions(form.getByLabelText('What happens'), 'Another fault, as JSON');
      const field = form.getByLabelText('The fault');
      await userEvent.click(field);
      await userEvent.paste('{"call":"offers.get","kind":"patch"}');
      await userEvent.click(button);
      await expect(field).toHaveAccessibleDescription(/The fault, patch: an object/);
    });
  },
});
