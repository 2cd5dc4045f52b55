import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';

const UNVERIFIED = { scenario: 'dashboard-loaded', as: 'unverified' } as const;
const RETRY = { name: 'Try again' } as const;

describe('a part of a page whose code fails to load', () => {
  it('says so in place of a dialog, which can be closed', async () => {
    const { stage, canvas } = await renderStage(UNVERIFIED, { VerificationDialog: 'fails' });
    const opener = canvas.getByRole('button', { name: /Verify/ });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(opener).toHaveFocus();

    // Opened again, it tries again.
    stage.code.set('VerificationDialog', 'loads');
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await settle(stage);
    expect(opener).toHaveFocus();
  });

  it('opens the dialog after a retry, with the focus in it and back to its opener', async () => {
    const { stage, canvas } = await renderStage(UNVERIFIED, { VerificationDialog: 'fails' });
    const opener = canvas.getByRole('button', { name: /Verify/ });
    await userEvent.click(opener);
    const retry = within(await screen.findByRole('alertdialog')).getByRole('button', RETRY);
    stage.code.set('VerificationDialog', 'hangs');
    await userEvent.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    stage.code.set('VerificationDialog', 'loads');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await settle(stage);
    expect(opener).toHaveFocus();
  });
});

describe('what fails to render', () => {
  it('says so in place of a dialog, which can be closed', async () => {
    const { canvas } = await renderStage(UNVERIFIED, { VerificationDialog: 'crashes' });
    const opener = canvas.getByRole('button', { name: /Verify/ });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Something went wrong' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('says so in place of a dialog, with a retry', async () => {
    const { stage, canvas } = await renderStage(UNVERIFIED, { VerificationDialog: 'crashes' });
    const opener = canvas.getByRole('button', { name: /Verify/ });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Something went wrong' }));
    stage.code.set('VerificationDialog', 'loads');
    await userEvent.click(dialog.getByRole('button', RETRY));
    const opened = await screen.findByRole('dialog');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(opened.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await settle(stage);
    expect(opener).toHaveFocus();
  });
});
