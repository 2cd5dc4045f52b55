import { screen, userEvent, within } from 'storybook/test';
import type { Fault } from '#mocks/faults/faults.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { advance } from '../steps.ts';
import { ClientScreen } from '#src/screens/client/ClientScreen.tsx';

/** Opens the client's dashboard with its summary, which loads 300 ms after the categories. */
export async function openDashboard(
  scenario: Scenario,
  { at = '/client', faults = [] }: { at?: string; faults?: readonly Fault[] } = {},
): Promise<Stage> {
  const { stage } = await renderStage(ClientScreen, { scenario, at, faults });
  await advance(stage, 300);
  return stage;
}

/** Answers the open question with yes. */
export async function confirm(stage: Stage, action: 'Cancel task' | 'Delete task'): Promise<void> {
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: action }));
  await settle(stage);
}

/** The titles of the cards. */
export const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
