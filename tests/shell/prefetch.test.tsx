import { userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { listOffers } from '#src/contract/offers.ts';
import { listTasks } from '#src/contract/tasks.ts';
import { fails, once } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderApp } from '../render-app.tsx';
import { sent } from '../steps.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { offersEmpty, offersLoaded } from '#mocks/scenarios/offers.ts';

/** Waits until the only call of an endpoint has been answered. */
async function answered(stage: Stage, endpoint: AnyEndpoint): Promise<void> {
  await expect.poll(() => sent(stage, endpoint)).toBe(1);
  await expect.poll(() => stage.isBusy()).toBe(false);
}

describe('opening a page', () => {
  it.each([
    ['Offers', 'Screen offers', listOffers, dashboardLoaded, /^Job Offers/],
    ['Browse Tasks', 'Screen workerTasks', listTasks, offersEmpty, /^Available Tasks/],
    ['Dashboard', 'Screen dashboard', getDashboard, offersLoaded, /^Hello, /],
  ] as const)(
    'sends the first call of %s with its code, and only once',
    async (link, code, endpoint, scenario, heading) => {
      const { stage, canvas } = await renderApp(scenario, { [code]: 'hangs' });
      await userEvent.click(canvas.getByRole('link', { name: link }));
      await answered(stage, endpoint);
      stage.code.set(code, 'loads');
      await settle(stage);
      await canvas.findByRole('heading', { name: heading, level: 1 });
      expect(sent(stage, endpoint)).toBe(1);
    },
  );

  it('shows a failure of that call once, and sends it again only on a retry', async () => {
    const { stage, canvas } = await renderApp(
      { scenario: dashboardLoaded, faults: [once(fails(listOffers, 500))] },
      { 'Screen offers': 'hangs' },
    );
    // Not `userEvent`: its mouse would ask for the code, and so for the list, before it presses.
    canvas.getByRole('link', { name: 'Offers' }).click();
    await answered(stage, listOffers);
    stage.code.set('Screen offers', 'loads');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByText(/^Showing/);
    expect(sent(stage, listOffers)).toBe(2);
  });

  it('ends an invalid session once', async () => {
    const { stage, canvas } = await renderApp(
      { scenario: dashboardLoaded, faults: [fails(listOffers, 401)] },
      { 'Screen offers': 'hangs' },
    );
    let ends = 0;
    stage.environment.session.onEnd(() => (ends += 1));
    await userEvent.click(canvas.getByRole('link', { name: 'Offers' }));
    await canvas.findByText(authCopy.reasons['session-ended'].title);
    stage.code.set('Screen offers', 'loads');
    await settle(stage);
    expect(ends).toBe(1);
    expect(sent(stage, listOffers)).toBe(1);
  });

  it('runs neither code nor calls again when its search parameters change', async () => {
    const { stage, canvas } = await renderApp(offersLoaded);
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'pending');
    stage.clock.advance(300);
    await settle(stage);
    expect(stage.address()).toBe('/offers?status=pending');
    expect(sent(stage, listOffers)).toBe(2);
  });
});

describe('pointing at a link', () => {
  it('sends the first call and loads the code, for the visit that follows', async () => {
    const { stage, canvas } = await renderApp(dashboardLoaded);
    const link = canvas.getByRole('link', { name: 'Offers' });
    await userEvent.hover(link);
    await answered(stage, listOffers);
    expect(stage.address()).toBe('/dashboard');
    await userEvent.click(link);
    await canvas.findByRole('heading', { name: 'Job Offers' });
    await settle(stage);
    expect(sent(stage, listOffers)).toBe(1);
  });

  it('never stands in for a call that is sent on purpose later', async () => {
    const { stage, canvas } = await renderApp(dashboardLoaded);
    const link = canvas.getByRole('link', { name: 'Offers' });
    await userEvent.hover(link);
    await answered(stage, listOffers);
    await userEvent.click(link);
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await expect.poll(() => sent(stage, listOffers)).toBe(2);
    await settle(stage);
  });

  it('does so by keyboard', async () => {
    const { stage, canvas } = await renderApp(dashboardLoaded);
    canvas.getByRole('link', { name: 'Offers' }).focus();
    await answered(stage, listOffers);
  });

  it('has no consequences when it fails', async () => {
    const { stage, canvas } = await renderApp(
      { scenario: dashboardLoaded, faults: [once(fails(listOffers, 500))] },
      { 'Screen offers': 'fails' },
    );
    const link = canvas.getByRole('link', { name: 'Offers' });
    await userEvent.hover(link);
    await answered(stage, listOffers);
    await settle(stage);
    expect(stage.problems).toEqual([]);
    stage.code.set('Screen offers', 'loads');
    await userEvent.click(link);
    await canvas.findByText(/^Showing/);
    expect(canvas.queryByRole('alert')).toBeNull();
  });

  it('waits for the press when the user saves data', async () => {
    const { stage, canvas } = await renderApp(dashboardLoaded);
    stage.environment.savesData = () => true;
    const link = canvas.getByRole('link', { name: 'Offers' });
    await userEvent.hover(link);
    await settle(stage);
    expect(sent(stage, listOffers)).toBe(0);
    await userEvent.pointer({ target: link, keys: '[MouseLeft>]' });
    await answered(stage, listOffers);
  });
});
