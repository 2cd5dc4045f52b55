import { fn } from 'storybook/test';
import { Field } from '#src/ui/Field.tsx';
import { FilterSheet } from '#src/ui/FilterSheet.tsx';
import { Select } from '#src/ui/Select.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/FilterSheet',
  component: FilterSheet,
  tags: ['autodocs'],
  decorators: [framed],
  // An open dialog hides the rest of its page from assistive technology, so each has its own page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    isFiltered: true,
    showLabel: 'Show 40 reviews',
    onClear: fn(),
    onClose: fn(),
    onClosed: fn(),
    children: (
      <>
        <Field label="Rating">
          <Select defaultValue="5">
            <option value="">All ratings</option>
            <option value="5">5 stars</option>
          </Select>
        </Field>
        <Field label="Sort by">
          <Select defaultValue="newest">
            <option value="newest">Newest first</option>
            <option value="oldest">Oldest first</option>
          </Select>
        </Field>
      </>
    ),
  },
});

/** What the buttons do is a story of the filter bar. */
export const Filtered = meta.story({ tags: ['!test'] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  args: { showLabel: 'Show 1,200 reviews' },
});
