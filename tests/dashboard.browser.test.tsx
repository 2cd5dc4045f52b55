import { waitFor } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getDashboard } from '#src/contract/dashboards.ts';
import { fails, once, slow } from '#mocks/faults.ts';
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

  it('keeps the error while it is retried, and the focus afterwards', async () => {
    const { stage, canvas } = await renderStage({
      scenario: 'dashboard-loaded',
      faults: [once(fails(getDashboard, 500))],
    });
    stage.server.addFault(slow(getDashboard, 1_000));
    const retry = canvas.getByRole('button', { name: 'Try again' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
    await settle(stage);
    canvas.getByText('Failed to fetch dashboard data');
    expect(document.activeElement).toBe(retry);
    stage.clock.advance(1_000);
    await canvas.findByText('Tasks posted');
    const region = canvas.getByRole('region', { name: 'Your figures' });
    await waitFor(() => expect(document.activeElement).toBe(region));
  });
});
