import { expect, spyOn } from 'storybook/test';
import { CopyButton } from '#workbench/CopyButton.tsx';
import preview from '../../.storybook/preview.tsx';

/** The button that copies a text from the workbench. */
const meta = preview.meta({
  title: 'Workbench/Copy button',
  render: () => (
    <div className="flex w-110 max-w-full flex-wrap gap-2 p-4">
      <CopyButton label="Copy as fault" text="offers.list:500@once" />
    </div>
  ),
});

/** It says that it has copied. */
export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as fault' }));
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await expect(write).toHaveBeenCalledWith('offers.list:500@once');
  },
});

/** A browser that refuses the clipboard: the text is selected instead. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as fault' }));
    const field = await canvas.findByLabelText<HTMLInputElement>('Text to copy with the keyboard');
    await expect(field.value).toBe('offers.list:500@once');
    await expect(field).toHaveFocus();
    await expect((field.selectionEnd ?? 0) - (field.selectionStart ?? 0)).toBe(field.value.length);
  },
});
