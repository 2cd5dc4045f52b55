import { Checkbox, type CheckboxProps } from '#src/ui/Checkbox.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  decorators: [framed],
  args: { label: 'Keep me signed in' },
});

export const Unchecked = meta.story({ tags: ['!test'] });

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
