import { expect, userEvent } from 'storybook/test';
import { Checkbox, type CheckboxProps } from '#src/ui/Checkbox.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  decorators: [framed],
  args: { label: 'Keep me signed in' },
});

export const Unchecked = meta.story({ tags: ['!test'] });

/** Space checks and unchecks the box, and so does a click on the label. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep me signed in' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('Keep me signed in'));
    await expect(box).toBeChecked();
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      {['Unchecked', 'Checked'].map((title) => (
        <SheetSection
          key={title}
          title={title}
          states={{
            Default: {},
            Hover: { 'data-pseudo': 'hover' },
            Focus: { 'data-pseudo': 'focus' },
            Disabled: { disabled: true },
          }}
        >
          {(props: Partial<CheckboxProps>) => (
            <Checkbox label="Move boxes" defaultChecked={title === 'Checked'} {...props} />
          )}
        </SheetSection>
      ))}
      <SheetSection
        title="More words"
        column="lg"
        states={{
          Hint: {
            label: 'Tell me about new requests',
            hint: 'At most one email a day. You can stop it at any time.',
            defaultChecked: true,
          },
          Invalid: {
            label: 'I agree to the terms of use',
            error: 'Agree to the terms of use to create an account.',
          },
          'Long label': {
            label:
              'I have read how payments work, and know that the price is for the whole task with the way there and back',
          },
        }}
      >
        {(props: CheckboxProps) => <Checkbox {...props} />}
      </SheetSection>
    </>
  ),
});
