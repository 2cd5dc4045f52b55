import { createRoot } from 'react-dom/client';
import { userEvent, waitFor, within } from 'storybook/test';
import { expect, it, onTestFinished } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { fails, once } from '#mocks/faults/faults.ts';
import { parseStateAddress } from '#mocks/scenarios/state-address.ts';
import type { StagedState } from '#stories/stage/parameters.ts';
import { StoryPanel } from '#stories/stage/StoryPanel.tsx';
import { renderStage } from '../render-stage.tsx';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { offersCardPending } from '#mocks/scenarios/offer-cards.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

const APP = 'https://demo.example/';

/** Renders a state with the panel of its story. */
async function openState(state: StagedState) {
  localStorage.clear();
  const { stage } = await renderStage([DashboardScreen, OffersScreen], state);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(
    <StoryPanel stage={stage} state={state} app={APP} onClose={() => root.render(null)} />,
  );
  onTestFinished(() => {
    root.unmount();
    element.remove();
    localStorage.clear();
  });
  const panel = await within(document.body).findByRole('complementary', { name: 'World panel' });
  return { stage, panel: within(panel) };
}

it('lists the requests of the story, and follows them', async () => {
  const { stage, panel } = await openState({ scenario: dashboardLoaded });
  const list = within(panel.getByRole('list', { name: /requests/i }));
  expect(list.getAllByRole('listitem')).toHaveLength(stage.server.seen.length);
  await stage.as('client').call(getDashboard, {});
  await waitFor(() => expect(list.getAllByRole('button')[0]).toHaveTextContent(getDashboard.name));
});

it('shows the rows as they are, to read', async () => {
  const { stage, panel } = await openState({ scenario: offersCardPending });
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

it('links to the state of the story in the app, whatever it has used up', async () => {
  const state: StagedState = {
    scenario: dashboardLoaded,
    at: '/dashboard?from=mail',
    clock: '+31s',
    faults: [once(fails(getDashboard, 500))],
  };
  const { panel } = await openState(state);
  const { href } = panel.getByRole<HTMLAnchorElement>('link', { name: 'Open in the app' });
  expect(href.startsWith(APP)).toBe(true);
  expect(parseStateAddress(href.slice(APP.length - 1))).toEqual({
    ...state,
    scenario: 'dashboard-loaded',
  });
});
