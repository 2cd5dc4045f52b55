import { expect, fn } from 'storybook/test';
import { DialogFailure } from '#src/ui/DialogFailure.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';

const trouble = {
  cause: 'load' as const,
  isBusy: false,
  isOutdated: false,
  canReload: false,
  onRetry: fn(),
  onReload: fn(),
};

const meta = preview.meta({
  title: 'UI/DialogFailure',
  component: DialogFailure,
  tags: ['autodocs'],
  args: { trouble, onClose: fn() },
});

export const NotLoaded = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName("We couldn't load this");
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const NotRendered = meta.story({
  args: { trouble: { ...trouble, cause: 'render' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleName('Something went wrong');
  },
});

/** Only a reload can help: a retry would ask for files that are gone. */
export const Outdated = meta.story({
  args: { trouble: { ...trouble, isOutdated: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
    await expect(args.trouble.onReload).toHaveBeenCalledOnce();
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  args: { trouble: { ...trouble, canReload: true } },
});
