import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { getWorkerDashboard } from '#src/contract/dashboards.ts';
import { UPCOMING_DELAY_MS } from '#src/domain/upcoming-offers.ts';
import { slow } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';

const SUMMARY_MS = 1_000;

async function advance(stage: Stage, milliseconds: number): Promise<void> {
  stage.clock.advance(milliseconds);
  await settle(stage);
}

const cards = () => screen.queryAllByRole('article');
const region = (name: string) => screen.getByRole('region', { name });

it('moves nothing when the figures and the offers arrive', async () => {
  const { stage } = await renderStage({
    scenario: 'worker-in-progress',
    faults: [slow(getWorkerDashboard, SUMMARY_MS)],
  });
  const tops = () =>
    ['Your stats', 'Upcoming offers', 'Quick Actions', 'Quick Stats'].map((name) => {
      const { top, height } = region(name).getBoundingClientRect();
      return name === 'Upcoming offers' ? { top } : { top, height };
    });
  const before = tops();
  await advance(stage, SUMMARY_MS);
  expect(tops()).toEqual(before);
  await advance(stage, UPCOMING_DELAY_MS);
  expect(cards()).toHaveLength(1);
  expect(tops()).toEqual(before);
});
