import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { settle } from '#stories/stage/settle.ts';
import { renderApp } from '../render-app.tsx';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';

const UNVERIFIED = { scenario: dashboardLoaded, as: 'unverified' } as const;

describe.each(['fails', 'crashes'] as const)('in place of a dialog whose code %s', (behavior) => {
  async function openDialog() {
    const { stage, canvas } = await renderApp(UNVERIFIED, { VerificationDialog: behavior });
    const opener = canvas.getByRole('button', { name: /Verify/ });
    await userEvent.click(opener);
    return { stage, opener, failure: within(await screen.findByRole('alertdialog')) };
  }

  it('is a message, which can be closed', async () => {
    const { opener, failure } = await openDialog();
    await userEvent.click(failure.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('is the dialog after a retry, with the focus in it and back to its opener', async () => {
    const { stage, opener, failure } = await openDialog();
    stage.code.set('VerificationDialog', 'loads');
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
    const dialog = await screen.findByRole('dialog');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await settle(stage);
    expect(opener).toHaveFocus();
  });
});
