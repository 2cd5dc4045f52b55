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
      <SheetSection title="A long label" column="lg">
        <Checkbox label="I have read how payments work, and know that the price is for the whole task with the way there and back" />
      </SheetSection>
    </>
  ),
});
