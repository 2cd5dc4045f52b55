import { expect, fn, userEvent } from 'storybook/test';
import { Field, type FieldProps } from '#src/ui/Field.tsx';
import { Select, type SelectProps } from '#src/ui/Select.tsx';
import { Miniature } from '#src/ui/Miniature.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetSection } from './sheet.tsx';

const cities = (
  <>
    <option value="">Choose a city</option>
    <option value="1">Lisbon</option>
    <option value="2">Porto</option>
    <option value="3">Vila Nova de Santo André, Santiago do Cacém, Setúbal</option>
  </>
);

const meta = preview.meta({
  title: 'UI/Select',
  component: Select,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    'aria-label': 'City',
    defaultValue: '1',
    className: 'max-w-form',
    children: cities,
    onChange: fn(),
  },
});

export const Plain = meta.story({ tags: ['!test'] });

/** Tab reaches it unless it is disabled; the list itself is native. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <div className="flex max-w-form flex-col gap-5">
      <Field label="Country">
        <Select disabled>
          <option>Portugal</option>
        </Select>
      </Field>
      <Field label="City" hint="Where the work is." required>
        <Select {...args} aria-label={undefined} />
      </Field>
    </div>
  ),
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select).toHaveAccessibleDescription('Where the work is.');
    await expect(select).toHaveAttribute('aria-required', 'true');
    await userEvent.selectOptions(select, 'Porto');
    await expect(select).toHaveValue('2');
    await expect(args.onChange).toHaveBeenCalled();
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection
      title="States"
      column="lg"
      states={{
        Default: {},
        'Nothing chosen': { defaultValue: '' },
        Hover: { 'data-pseudo': 'hover' },
        Focus: { 'data-pseudo': 'focus' },
        Invalid: { error: 'Choose the city where the work is.', defaultValue: '' },
        'Invalid, long text': { error: 'Choose a city that is nearer.', defaultValue: '3' },
        Disabled: { disabled: true },
        'Long text': { defaultValue: '3' },
        'With a picture': { prefix: <Miniature name="home" className="size-8" /> },
      }}
    >
      {({ error, ...control }: SelectProps & Pick<FieldProps, 'error'>) => (
        <Field label="City" error={error}>
          <Select defaultValue="1" {...control}>
            {cities}
          </Select>
        </Field>
      )}
    </SheetSection>
  ),
});
