import { describe, expect, it } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { fails } from '#mocks/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from './render-stage.tsx';

describe('the dashboard', () => {
  it('keeps its stats when a refetch fails', async () => {
    const { stage, canvas } = await renderStage('dashboard-loaded');
    canvas.getByText('Tasks posted');
    stage.server.addFault(fails(getDashboard, 500));
    await stage.visit().router.navigate('/offers');
    await settle(stage);
    await stage.visit().router.navigate('/dashboard');
    await settle(stage);
    await canvas.findByText('Failed to fetch dashboard data');
    expect(canvas.getByText('Tasks posted').parentElement?.textContent).toBe('Tasks posted4');
  });
});
