import { screen, userEvent } from 'storybook/test';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import type { Fault } from '#mocks/faults/faults.ts';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';

/** Advances the clock, and waits until the stage is idle. */
export async function advance(stage: Stage, milliseconds: number): Promise<void> {
  stage.clock.advance(milliseconds);
  await settle(stage);
}

/** Opens the client's dashboard with its summary. */
export async function openDashboard(
  scenario: ScenarioId,
  { at = '/client', faults = [] }: { at?: string; faults?: readonly Fault[] } = {},
): Promise<Stage> {
  const { stage } = await renderStage({ scenario, at, faults });
  await advance(stage, 300);
  return stage;
}

/** The requests of a call. */
export const sent = ({ server }: Stage, { name }: AnyEndpoint) =>
  server.seen.filter(({ call }) => call === name);

/** Presses a button or a link. */
export async function press(stage: Stage, name: string | RegExp): Promise<void> {
  const button = screen.queryByRole('button', { name });
  await userEvent.click(button ?? screen.getByRole('link', { name }));
  await settle(stage);
}

/** The titles of the cards. */
export const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
