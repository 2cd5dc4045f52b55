import { expect, within } from 'storybook/test';
import { Grid } from '#src/ui/Grid.tsx';
import { inThreeModes } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const names = ['Garden', 'Shelves', 'Moving', 'Cleaning', 'Dogs', 'Lessons', 'Errands'];

function Cells({ count = 7 }: { count?: number }) {
  return names.slice(0, count).map((name) => (
    <div key={name} className="rounded-card border border-line bg-surface-raised p-4 font-medium">
      {name}
    </div>
  ));
}

const meta = preview.meta({
  title: 'UI/Grid',
  component: Grid,
  tags: ['autodocs'],
  decorators: [framed],
  args: { children: <Cells /> },
});

export const Plain = meta.story({ tags: ['!test'] });

export const AtMostThree = meta.story({ tags: ['!test'], args: { columns: 3 } });

/** A few items are as wide as they would be among many. */
export const Few = meta.story({
  tags: ['!test'],
  args: { children: <Cells count={2} />, min: 12 },
});

function columnsOf(canvasElement: HTMLElement, width: number) {
  const grid = within(canvasElement).getByTestId('grid');
  grid.style.width = `${width}px`;
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

/**
 * The number of columns follows from the grid's width: `min={9.5} columns={4} gap={3}` in six
 * widths.
 */
export const Columns = meta.story({
  tags: ['!autodocs'],
  args: { min: 9.5, columns: 4, gap: 3 as const },
  render: (args) => <Grid data-testid="grid" {...args} />,
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement, 140)).toBe(1);
    const grid = within(canvasElement).getByTestId('grid');
    await expect(grid.scrollWidth).toBe(140);
    await expect(columnsOf(canvasElement, 288)).toBe(1);
    await expect(columnsOf(canvasElement, 343)).toBe(2);
    await expect(columnsOf(canvasElement, 500)).toBe(3);
    // Fractional widths too: rounding must not lose a column.
    for (const width of [720, 721, 735.5, 911, 1001.3, 1136, 1137]) {
      await expect(columnsOf(canvasElement, width)).toBe(4);
    }
    grid.style.width = '';
  },
});

/** With `asChild` it is a list, and screen readers announce its length. */
export const AsList = meta.story({
  args: {
    asChild: true,
    min: 12,
    children: (
      <ul aria-label="What people need help with">
        {names.map((name) => (
          <li key={name} className="rounded-card border border-line bg-surface-raised p-4">
            {name}
          </li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'What people need help with' });
    await expect(getComputedStyle(list).display).toBe('grid');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(7);
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <div className="flex max-w-4xl flex-col gap-8">
      <section className="flex flex-col gap-3">
        <h2 className="text-base">As many as fit, each at least 16 rem</h2>
        <Grid>
          <Cells />
        </Grid>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">At least 9.5 rem, at most four, closer together</h2>
        <Grid min={9.5} columns={4} gap={3}>
          <Cells />
        </Grid>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">At most two, further apart</h2>
        <Grid columns={2} gap={8}>
          <Cells count={3} />
        </Grid>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">Two things keep their width</h2>
        <Grid min={12}>
          <Cells count={2} />
        </Grid>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">In a narrow place</h2>
        <div className="max-w-56 rounded-card border border-line p-3">
          <Grid gap={2}>
            <Cells count={2} />
          </Grid>
        </div>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">Stretched, at the start, in the middle</h2>
        <div className="flex flex-col gap-6">
          {(['stretch', 'start', 'center'] as const).map((align) => (
            <Grid key={align} min={9} columns={3} align={align}>
              <p className="rounded-card border border-line bg-surface-raised p-4">
                Two lines of words make the highest cell of this row.
              </p>
              <Cells count={2} />
            </Grid>
          ))}
        </div>
      </section>
    </div>
  ),
});
