import { expect, spyOn, within } from 'storybook/test';
import { printFault } from '#mocks/faults/fault-text.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { inAllModes } from '#states/modes.ts';
import { RequestsTab } from '#workbench/tabs/RequestsTab.tsx';
import preview from '../../.storybook/preview.tsx';
import { PanelBox } from './PanelBox.tsx';
import { StagedWorkbench, type WorkbenchStage } from './StagedWorkbench.tsx';

/** The calls of the app, and what can be made of them. */
const meta = preview.meta({ title: 'Workbench/Requests' });

const state: MockState = {
  scenario: 'offers-loaded',
  faults: [
    {
      call: 'offers.list',
      kind: 'patch',
      patch: { payment_amount: '45 dollars', color: 'red' },
      each: 'offers',
    },
    { call: 'messages.unread-count', kind: 'network' },
    { call: 'dashboards.get', kind: 'never' },
    { call: 'auth.login', kind: 'status', status: 429, body: null, retryAfter: 30 },
  ],
};

/** The stage of the story on the page. */
let stage: WorkbenchStage;

/** Sends calls as the app would: some fail, one drifts, and one gets no answer. */
async function sendCalls(opened: WorkbenchStage): Promise<void> {
  stage = opened;
  const token = opened.tools.engine.opening().storage.get('auth_token') ?? '';
  const headers = { Authorization: `Bearer ${token}` };
  await opened.send('/api/offers?status=pending&page=1', { headers });
  opened.clock.advance(65_000);
  await opened.send('/api/tasks/categories');
  await opened.send('/api/messages/unread-count', { headers }).catch(() => {});
  opened.clock.advance(3_000);
  void opened.send('/api/dashboard', { headers });
  const body = JSON.stringify({ email: 'clara@nearhand.example', password: 'open sesame' });
  await opened.send('/api/auth/login', { method: 'POST', body });
}

const render = () => (
  <StagedWorkbench state={state} prepare={sendCalls}>
    <PanelBox>
      <RequestsTab />
    </PanelBox>
  </StagedWorkbench>
);

/** The newest first: pending, failed, and one whose answer differs from the contract. */
export const List = meta.story({
  render,
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: /^Requests/ }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only problems' }));
    await expect(canvas.getByText('4 requests')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'offers');
    await expect(canvas.getByText('1 request')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), ' 404');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all requests' }));
    await expect(canvas.getByText('5 requests')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

/** What was sent and what came back, by keyboard. */
export const Open = meta.story({
  render,
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /offers\.list/ });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Request: OK')).toBeVisible();
    await expect(
      canvas.getByText('offers.list offers.*.payment_amount: expected number, got string'),
    ).toBeVisible();
    const answer = canvas.getByRole('region', { name: 'Answer' });
    const length = answer.textContent.length;
    await userEvent.click(within(answer).getByRole('button', { name: /^Show all \d+ lines/ }));
    await expect(answer.textContent.length).toBeGreaterThan(length);
    await userEvent.click(row);
    await expect(canvas.queryByRole('region', { name: 'Answer' })).toBeNull();
  },
});

/** A failed call becomes a fault, in the world and on the clipboard, and a story's override. */
export const Reuse = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: /auth\.login/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail the next one like this' }));
    const added = stage.tools.engine.opening().server.faults.at(-1);
    await expect(added && printFault(added)).toBe('auth.login:429=30@once');
    await expect(canvas.getByText(/^Added auth\.login:429=30@once/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as fault' }));
    await expect(write).toHaveBeenLastCalledWith('auth.login:429=30');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as story override' }));
    await expect(write).toHaveBeenLastCalledWith(
      expect.stringMatching(/^http\.post\('\/api\/auth\/login', .*status: 429/s),
    );
  },
});

/** The session as a scenario's file. */
export const Saved = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const form = within(await canvas.findByRole('region', { name: /^Save the session/ }));
    await userEvent.clear(form.getByLabelText('Id'));
    await userEvent.type(form.getByLabelText('Id'), 'offers-loaded{Enter}');
    await expect(await form.findByText(/"offers-loaded" exists/)).toBeVisible();
    await userEvent.clear(form.getByLabelText('Id'));
    await userEvent.type(form.getByLabelText('Id'), 'offers-bug{Enter}');
    await expect(await form.findByText('The scenario is ready')).toBeVisible();
    await expect(form.getByText(/payment_amount: expected number/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Copy the file' }));
    await expect(write).toHaveBeenLastCalledWith(
      expect.stringContaining('export const offersBug = scenario({'),
    );
  },
});

/** A world that no call has reached. */
export const Empty = meta.story({
  render: () => (
    <StagedWorkbench state={state}>
      <PanelBox>
        <RequestsTab />
      </PanelBox>
    </StagedWorkbench>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^No requests yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make a scenario' }));
    await expect(await canvas.findByText(/no answered requests/)).toBeVisible();
  },
});
