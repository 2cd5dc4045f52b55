import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  decorators: [framed],
  args: { label: 'Keep me signed in' },
});

export const Unchecked = meta.story({ tags: ['!test'] });

/** A click on the label checks the box. */
export const PressOnItsWords = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Keep me signed in'));
    await expect(canvas.getByRole('checkbox', { name: 'Keep me signed in' })).toBeChecked();
  },
});

/** Space checks and unchecks the box. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Keep me signed in' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});

const states = [
  [false, 'Unchecked', 'Move boxes'],
  [true, 'Checked', 'Move boxes'],
] as const;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      {states.map(([checked, title, label]) => (
        <SheetSection key={title} title={title} column="md">
          <SheetItem caption="Default">
            <Checkbox label={label} defaultChecked={checked} />
          </SheetItem>
          <SheetItem caption="Hover">
            <Checkbox label={label} data-pseudo="hover" defaultChecked={checked} />
          </SheetItem>
          <SheetItem caption="Focus">
            <Checkbox label={label} data-pseudo="focus" defaultChecked={checked} />
          </SheetItem>
          <SheetItem caption="Disabled">
            <Checkbox label={label} disabled defaultChecked={checked} />
          </SheetItem>
        </SheetSection>
      ))}
      <SheetSection title="More words" column="lg">
        <SheetItem caption="Hint">
          <Checkbox
            label="Tell me about new requests"
            hint="At most one email a day. You can stop it at any time."
            defaultChecked
          />
        </SheetItem>
        <SheetItem caption="Invalid">
          <Checkbox
            label="I agree to the terms of use"
            error="Agree to the terms of use to create an account."
          />
        </SheetItem>
        <SheetItem caption="Long label">
          <Checkbox label="I have read how payments work, and know that the price is for the whole task with the way there and back" />
        </SheetItem>
      </SheetSection>
    </>
  ),
});
