import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  decorators: [framed],
  args: { label: 'Keep me signed in', onCheckedChange: fn() },
});

export const Unchecked = meta.story();

export const Checked = meta.story({ args: { defaultChecked: true } });

export const Indeterminate = meta.story({ args: { checked: 'indeterminate' as const } });

export const WithHint = meta.story({ args: { hint: 'Not on a computer that others use.' } });

export const WithError = meta.story({
  args: {
    label: 'I agree to the terms of use',
    error: 'Agree to the terms of use to create an account.',
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

/** Space ticks the box, and so does a press on its words. */
export const Keyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Keep me signed in' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Keep me signed in'));
    await expect(box).not.toBeChecked();
  },
});

export const Sheet = meta.story({
  render: () => (
    <div className="grid max-w-3xl gap-x-8 md:grid-cols-2">
      <Checkbox label="Assemble furniture" />
      <Checkbox label="Move boxes" defaultChecked />
      <Checkbox label="All of the garden" checked="indeterminate" />
      <Checkbox label="Not available" disabled />
      <Checkbox label="Always included" disabled defaultChecked />
      <Checkbox
        label="Tell me about new requests"
        hint="At most one email a day. You can stop it at any time."
        defaultChecked
      />
      <Checkbox
        label="I agree to the terms of use"
        error="Agree to the terms of use to create an account."
      />
    </div>
  ),
});
