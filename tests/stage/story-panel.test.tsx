import { createRoot } from 'react-dom/client';
import { userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it, onTestFinished } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { fails, once } from '#mocks/faults/faults.ts';
import { parseStateAddress } from '#mocks/scenarios/state-address.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { StoryPanel } from '#stories/stage/StoryPanel.tsx';
import { renderStage } from '../render-stage.tsx';

const APP = 'https://demo.example/';

/** Opens the panel of a story. */
async function openPanel(
  stage: Stage | undefined,
  state: MockState | undefined,
  { app = APP }: { app?: string | null } = {},
) {
  localStorage.clear();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(
    <StoryPanel
      stage={stage}
      state={state}
      app={app ?? undefined}
      onClose={() => root.render(null)}
    />,
  );
  onTestFinished(() => {
    root.unmount();
    element.remove();
    localStorage.clear();
  });
  return within(await within(document.body).findByRole('complementary', { name: 'World panel' }));
}

/** Renders a state with the panel at it. */
async function openState(state: MockState) {
  const rendered = await renderStage(state);
  return { ...rendered, panel: await openPanel(rendered.stage, state) };
}

it('lists the requests of the story, and follows them', async () => {
  const { stage, panel } = await openState({ scenario: 'dashboard-loaded' });
  const list = panel.getByRole('list', { name: /requests/i });
  expect(within(list).getAllByRole('listitem')).toHaveLength(stage.server.seen.length);
  const newest = () => within(list).getAllByRole('button')[0]?.textContent ?? '';
  expect(newest()).toContain(stage.server.seen.at(-1)?.call);
  await stage.as('client').call(getDashboard, {});
  await waitFor(() => expect(newest()).toContain(getDashboard.name));
});

it('shows the rows as they are, to read', async () => {
  const { stage, panel } = await openState({ scenario: 'offers-card-pending' });
  stage.server.world.offers.update(12, { payment_amount: 77 });
  await userEvent.click(panel.getByRole('tab', { name: 'World' }));
  await userEvent.selectOptions(await panel.findByLabelText('Table'), 'offers');
  await userEvent.click(panel.getByRole('button', { name: /^12/ }));
  const json = panel.getByLabelText<HTMLTextAreaElement>('JSON');
  expect(JSON.parse(json.value)).toMatchObject({ id: 12, payment_amount: 77 });
  expect(json.readOnly).toBe(true);
  expect(panel.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(panel.queryByText('Export and import')).toBeNull();
});

describe('the link', () => {
  it('carries the state of the story, whatever it has used up', async () => {
    const state: MockState = {
      scenario: 'dashboard-loaded',
      at: '/dashboard?from=mail',
      clock: '+31s',
      faults: [once(fails(getDashboard, 500))],
    };
    const { panel } = await openState(state);
    const { href } = panel.getByRole<HTMLAnchorElement>('link', { name: 'Open in the app' });
    expect(href.startsWith(APP)).toBe(true);
    expect(parseStateAddress(href.slice(APP.length - 1))).toEqual(state);
  });

  const state: MockState = { scenario: 'dashboard-loaded' };

  it.each([
    ['for a component', undefined, APP, /has no page of its own/],
    ['without an app', state, null, /No app is beside this Storybook/],
  ])('is missing %s', async (_, shown, app, text) => {
    const { stage } = await renderStage(state);
    const panel = await openPanel(stage, shown, { app });
    panel.getByText(text);
  });
});

it('says that a story has no scenario', async () => {
  const panel = await openPanel(undefined, undefined);
  panel.getByText(/This story has no scenario/);
});
