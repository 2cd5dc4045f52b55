import { expect, within } from 'storybook/test';
import { SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { StatCard, StatGrid } from '#src/ui/StatCard.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/StatCard',
  component: StatCard,
  subcomponents: { StatGrid },
  tags: ['autodocs'],
  decorators: [framed],
  args: { label: 'Completed', value: '128' },
  render: (args) => (
    <StatGrid>
      <StatCard {...args} />
    </StatGrid>
  ),
});

export const Plain = meta.story({ tags: ['!test'] });

const cards = [
  { label: 'Earned', value: '$12,345,678.90' },
  { label: 'Paid', value: '$99,999.99' },
  { label: 'Waiting for an answer', value: '4' },
  { label: 'Messages', value: '1,204' },
  { label: 'Completed', value: '128' },
  { label: 'Refunded', value: '$98,765.40' },
];

/** The content of a page at 1280, 1200, 768, 375 and 320 px, and how many cards are in a row. */
const COLUMNS = [
  [1136, 6],
  [1088, 6],
  [720, 3],
  [343, 2],
  [288, 1],
] as const;

/**
 * No value overflows its card, only the longest wraps, on a phone, and the numbers of a row align, whether their labels
 * take one line or two.
 */
export const Columns = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <div data-testid="frame">
      <StatGrid>
        {cards.map((card) => (
          <StatCard key={card.label} {...card} />
        ))}
      </StatGrid>
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('frame');
    const figures = canvas.getAllByRole('definition');
    for (const [width, columns] of COLUMNS) {
      frame.style.width = `${width}px`;
      const tops = figures.map((figure) => figure.getBoundingClientRect().top);
      await expect(new Set(tops).size).toBe(figures.length / columns);
      for (const [index, figure] of figures.entries()) {
        await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
        if (index > 0 || width > 576) await expect(figure.firstElementChild?.clientHeight).toBe(36);
      }
    }
    frame.style.width = '';
  },
});

/** Loading and loaded have the same size. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <div className="flex max-w-4xl flex-col gap-8">
      <StatGrid>
        {cards.map((card) => (
          <StatCard key={card.label} {...card} />
        ))}
      </StatGrid>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">Loading</h2>
        <SkeletonGroup label="Loading your stats">
          <StatGrid>
            {cards.map((card) => (
              <StatCard key={card.label} {...card} isLoading />
            ))}
          </StatGrid>
        </SkeletonGroup>
      </section>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your stats');
    const [loaded, loading] = [...canvasElement.querySelectorAll('dl')];
    await expect(loading?.offsetHeight).toBe(loaded?.offsetHeight);
    await expect(within(loading as HTMLElement).queryByText('1,204')).toBeNull();
  },
});
