import { expect, fn, userEvent } from 'storybook/test';
import { SearchField, type SearchFieldProps } from '#src/ui/SearchField.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { FieldSection, framed } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    'aria-label': 'Search',
    placeholder: 'Shelves, gardens, moving',
    className: 'max-w-form',
    onChange: fn(),
  },
  render: (args) => (
    <div className="max-w-form">
      <SearchField {...args} />
    </div>
  ),
});

export const Empty = meta.story({ tags: ['!test'] });

/** Escape clears the text; so does the clear button, which returns focus to the input. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Shelves');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes('Shelves'.length + 1);
    await userEvent.keyboard('Garden');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const long = 'Somebody who can put up four shelves in a hall with a sloping ceiling';

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <FieldSection
      label="Search"
      states={{
        Empty: { defaultValue: '' },
        Placeholder: { defaultValue: '', placeholder: 'Shelves, gardens, moving' },
        'With text': {},
        'Long text': { defaultValue: long },
        Hover: { 'data-pseudo': 'hover' },
        Focus: { 'data-pseudo': 'focus' },
        Disabled: { disabled: true },
        'Read-only': { readOnly: true },
        Invalid: { error: 'Search for at most 100 characters.', defaultValue: long },
      }}
    >
      {(control: SearchFieldProps) => <SearchField defaultValue="Shelves" {...control} />}
    </FieldSection>
  ),
});
