import { inPanel, workbenchStage, type WorkbenchStage } from './StagedWorkbench.tsx';
import { expect, within } from 'storybook/test';
import { printFault } from '#mocks/faults/fault-text.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { inAllModes } from '#states/modes.ts';
import { NetworkTab } from '#workbench/tabs/NetworkTab.tsx';
import preview from '../../.storybook/preview.tsx';

/** How slow the network is, and which calls fail. */
const meta = preview.meta({ title: 'Workbench/Network' });

const showing = (state: MockState, prepare?: (stage: WorkbenchStage) => Promise<void>) =>
  inPanel(<NetworkTab />, { state, prepare });

/** The faults of the stage in the form of an address, which carries them. */
const faults = () => (workbenchStage().tools.engine.state().faults ?? []).map(printFault);

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
  render: showing(withFaults, async ({ send }) => void (await send('/api/offers'))),
  parameters: { chromatic: inAllModes },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 faults')).toBeVisible();
    await expect(canvas.getByText('Used up')).toBeVisible();
    await expect(
      canvas.getByText('Fails with 429, to retry after 30 s, from call 3 on, for Wes Okafor'),
    ).toBeVisible();
  },
});

/** Every call takes a time, which belongs to the browser, or that of a network, which is in the link. */
export const Latency = meta.story({
  render: showing({ scenario: 'offers-loaded' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1,000 ms' }));
    const { engine } = workbenchStage().tools;
    await expect(engine.latency()).toBe(1_000);
    const every = canvas.getByLabelText('Every call (ms)');
    await userEvent.clear(every);
    await userEvent.type(every, 'much{Enter}');
    await expect(every).toHaveAccessibleDescription(/whole number of milliseconds/);
    await userEvent.clear(every);
    await userEvent.type(every, '400{Enter}');
    await expect(canvas.getByText('Each call takes 400 ms.')).toBeVisible();
    await expect(engine.state()).toEqual({ scenario: 'offers-loaded' });
    canvas.getByRole('button', { name: 'Subway' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The network is Subway.')).toBeVisible();
    await expect(workbenchStage().tools.linkTo()).toMatch(/&latency=subway$/);
    await expect(every).toHaveValue('');
  },
});

/** The server writes its answers as another one would, which is in the link. */
export const Dialect = meta.story({
  render: showing({ scenario: 'offers-loaded' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Laravel' }));
    await expect(canvas.getByRole('button', { name: 'Laravel' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(workbenchStage().tools.linkTo()).toMatch(/&dialect=laravel$/);
    await userEvent.click(canvas.getByRole('button', { name: 'The contract' }));
    await expect(workbenchStage().tools.linkTo()).not.toContain('dialect');
  },
});

/** All faults are removed at once. */
export const RemoveAll = meta.story({
  render: showing(withFaults),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove all' }));
    await expect(canvas.getByRole('heading', { name: 'Faults' })).toHaveFocus();
    await expect(canvas.getByText(/No faults are on/)).toBeVisible();
    await expect(workbenchStage().tools.engine.opening().server.faults).toEqual([]);
  },
});

/** A fault by the form, which names what is wrong. */
export const AddAFault = meta.story({
  render: showing({ scenario: 'offers-loaded' }),
  play: async ({ canvas, userEvent, step }) => {
    const form = within(await canvas.findByRole('region', { name: 'Add a fault' }));
    const button = form.getByRole('button', { name: 'Add fault' });
    const text = form.getByLabelText('The fault');
    await step('From choices, whose text can be edited', async () => {
      await userEvent.selectOptions(form.getByLabelText('Call'), 'offers.list');
      await userEvent.selectOptions(
        form.getByLabelText('What happens'),
        'Is held in the Requests tab',
      );
      await userEvent.selectOptions(form.getByLabelText('How often'), '3 times');
      await userEvent.selectOptions(form.getByLabelText('For whom'), 'Wes Okafor');
      await userEvent.type(text, '@after=1');
      await userEvent.click(button);
      await expect(faults()).toEqual(['offers.list:hold@times=3@after=1@viewer=worker']);
    });
    await step('From JSON', async () => {
      await userEvent.clear(text);
      await userEvent.click(text);
      await userEvent.paste('{"call":"offers.get","kind":"patch"}');
      await userEvent.click(button);
      await expect(text).toHaveAccessibleDescription(/The fault, patch: an object/);
      await expect(text).toHaveValue('{"call":"offers.get","kind":"patch"}');
    });
  },
});
