import { inPanel, workbenchStage, type WorkbenchStage } from './StagedWorkbench.tsx';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import type { MockState } from '#mocks/scenarios/state.ts';
import { inAllModes } from '#states/modes.ts';
import { RequestsTab } from '#workbench/tabs/RequestsTab.tsx';
import preview from '../../.storybook/preview.tsx';

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
    { call: 'tasks.list', kind: 'patch', patch: { region: 'eu' } },
    { call: 'dashboards.get', kind: 'never' },
    { call: 'auth.login', kind: 'status', status: 429, body: null, retryAfter: 30 },
  ],
};

/** Sends calls as the app would: some fail, one drifts, and one gets no answer. */
async function sendCalls(opened: WorkbenchStage): Promise<void> {
  const token = opened.tools.engine.opening().storage.get('auth_token') ?? '';
  const headers = { Authorization: `Bearer ${token}` };
  await opened.send('/api/offers?status=pending&page=1', { headers });
  opened.clock.advance(65_000);
  await opened.send('/api/tasks/categories');
  await opened.send('/api/tasks', { headers });
  await opened.send('/api/messages/unread-count', { headers }).catch(() => {});
  opened.clock.advance(3_000);
  void opened.send('/api/dashboard', { headers });
  const body = JSON.stringify({ email: 'clara@nearhand.example', password: 'open sesame' });
  await opened.send('/api/auth/login', { method: 'POST', body });
}

/** Sends three calls that are held. */
async function sendHeldCalls(opened: WorkbenchStage): Promise<void> {
  const { storage } = opened.tools.engine.opening();
  const headers = { Authorization: `Bearer ${storage.get('auth_token')}` };
  const body = JSON.stringify({ response_message: 'Gladly.' });
  for (let count = 1; count <= 3; count += 1) {
    void opened.send('/api/offers/12/accept', { method: 'POST', headers, body }).catch(() => {});
  }
}

const render = inPanel(<RequestsTab />, { state, prepare: sendCalls });

/** The newest first: pending, failed, and one whose answer differs from the contract. */
export const List = meta.story({
  render,
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: /^Requests/ }));
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only problems' }));
    await expect(await canvas.findByText('5 requests')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'offers');
    await expect(await canvas.findByText('1 request')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), ' 404');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all requests' }));
    await expect(await canvas.findByText('6 requests')).toBeVisible();
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
    const { value } = canvas.getByLabelText<HTMLTextAreaElement>('Answer');
    await expect(JSON.parse(value)).toHaveProperty('offers');
    await userEvent.click(row);
    await expect(canvas.queryByLabelText('Answer')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /tasks\.list/ }));
    await expect(canvas.getByText('Answer: OK')).toBeVisible();
    await userEvent.click(canvas.getByText('1 extra field'));
    await expect(canvas.getByText('tasks.list: 1 extra field: region')).toBeVisible();
  },
});

/** A failed call becomes a fault, in the world and on the clipboard, a story's override, and is sent again. */
export const Reuse = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: /auth\.login/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Answer the next call like this' }));
    await expect(canvas.getByText(/^Added auth\.login:429=30@once/)).toBeVisible();
    const { server } = workbenchStage().tools.engine.opening();
    await userEvent.click(canvas.getByRole('button', { name: 'Hold the next call' }));
    await expect(canvas.getByText(/^Added auth\.login:hold@once/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    const [sent] = server.seen.filter(({ call }) => call === 'auth.login');
    await waitFor(() =>
      expect(server.seen.at(-1)).toMatchObject({ body: sent?.body, status: 429 }),
    );
    await expect(server.seen).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as fault' }));
    await expect(write).toHaveBeenLastCalledWith('auth.login:429=30');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as story override' }));
    await expect(write).toHaveBeenLastCalledWith(
      expect.stringMatching(/^http\.post\('\/api\/auth\/login', .*status: 429/s),
    );
  },
});

const holding: MockState = {
  scenario: 'offers-card-pending',
  faults: [{ call: 'offers.accept', kind: 'hold' }],
};

const renderHeld = inPanel(<RequestsTab />, { state: holding, prepare: sendHeldCalls });

/** Calls wait, and each can be released. */
export const Held = meta.story({
  render: renderHeld,
  parameters: { chromatic: inAllModes },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 requests are held')).toBeVisible();
  },
});

/** By keyboard: one fails, and the others go on. The focus is never lost. */
export const Released = meta.story({
  render: renderHeld,
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) => {
      canvas.getAllByRole('button', { name })[0]?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    };
    await canvas.findByText('3 requests are held');
    await press('Fail it with a network error');
    await expect(canvas.getByText('2 requests are held')).toBeVisible();
    await press('Let it through');
    await press('Let it through');
    await expect(canvas.queryByText(/held$/)).toBeNull();
    await waitFor(() =>
      expect(workbenchStage().tools.engine.opening().server.seen).toMatchObject([
        { status: 0 },
        { status: 200 },
        { status: 409 },
      ]),
    );
  },
});

/** A world that no call has reached. */
export const Empty = meta.story({
  render: inPanel(<RequestsTab />, { state }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No requests yet/)).toBeVisible();
  },
});
