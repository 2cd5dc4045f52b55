import { expect } from 'storybook/test';
import { ShareChart, type ShareChartProps, type SharePart } from '#src/ui/ShareChart.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';

const statuses: readonly SharePart[] = [
  { label: 'Active', value: 3, tone: 'brand' },
  { label: 'Completed', value: 8, tone: 'success' },
  { label: 'Canceled', value: 1, tone: 'neutral' },
];

const meta = preview.meta({
  title: 'UI/ShareChart',
  component: ShareChart,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    label: 'Tasks by status',
    parts: statuses,
  },
});

/** The widths of the parts of a bar, as shares of its width. */
function sharesIn(bar: HTMLElement): number[] {
  const whole = bar.getBoundingClientRect().width;
  return [...bar.querySelectorAll('rect')].map(
    (part) =>
      Math.round((Number.parseFloat(part.getAttribute('width') ?? '') / 100) * whole) / whole,
  );
}

export const Plain = meta.story({ tags: ['!test'] });

/** The parts stand out from their track without colors. */
export const ForcedColors = meta.story({
  parameters: { emulate: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('img');
    await expect(bar.querySelectorAll('rect')).toHaveLength(3);
    if (!matchMedia('(forced-colors: active)').matches) return;
    const part = bar.querySelector('rect');
    if (!part) throw new Error('Expected a part.');
    await expect(getComputedStyle(part).fill).not.toBe(getComputedStyle(bar).backgroundColor);
  },
});

const tones = ['brand', 'info', 'success', 'warning', 'neutral', 'faint'] as const;

const charts: readonly ShareChartProps[] = [
  { label: 'Tasks by status', parts: statuses },
  {
    label: 'Tones',
    parts: tones.map((tone, index) => ({ label: tone, value: index + 2, tone })),
  },
  {
    label: 'Money',
    formatValue: (value) => `$${value.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    parts: [
      { label: 'This month', value: 1240.5, tone: 'brand' },
      { label: 'Earlier', value: 98_759.49, tone: 'faint' },
    ],
  },
  {
    label: 'One part',
    parts: statuses.map((part, index) => ({ ...part, value: index === 0 ? 3 : 0 })),
  },
  { label: 'Nothing yet', parts: statuses.map((part) => ({ ...part, value: 0 })) },
  {
    label: 'A tiny part',
    parts: [
      { label: 'Active', value: 1, tone: 'brand' },
      { label: 'Completed', value: 9999, tone: 'success' },
    ],
  },
  {
    label: 'Long labels',
    parts: [
      { label: 'Waiting for an answer of the worker', value: 1_234_567, tone: 'warning' },
      { label: 'Done', value: 2_345_678, tone: 'success' },
    ],
  },
];

/**
 * The number of every part is in the legend, which describes the bar to screen readers. Nothing is divided by zero, and a part
 * too small to see still has a color. Long labels wrap, and the numbers keep their column.
 */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <div className="grid max-w-xl gap-6 sm:grid-cols-2">
      {charts.map((chart) => (
        <ShareChart key={chart.label} {...chart} />
      ))}
      <div dir="rtl" className="rounded-card border border-line bg-surface-raised p-4">
        <ShareChart label="From right to left" parts={statuses} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = (name: string) => canvas.getByRole('img', { name });
    await expect(bar('Tasks by status')).toHaveAccessibleDescription(
      'Active 3 25% Completed 8 67% Canceled 1 8%',
    );
    const [active, completed] = sharesIn(bar('Tasks by status'));
    await expect(active).toBeCloseTo(0.25, 2);
    await expect(completed).toBeCloseTo(0.667, 2);
    await expect(canvas.getByText('$98,759.49')).toBeVisible();
    // One part has no bar, and the others no line.
    await expect(canvas.queryByRole('img', { name: 'One part' })).toBeNull();
    await expect(canvas.getAllByText('100%')).toHaveLength(1);
    await expect(sharesIn(bar('Nothing yet'))).toEqual([]);
    await expect(bar('Nothing yet')).toHaveAccessibleDescription(
      'Active 0 0% Completed 0 0% Canceled 0 0%',
    );
    await expect(sharesIn(bar('A tiny part'))[0]).toBeGreaterThan(0.01);
    await expect(canvas.getByText('<1%')).toBeVisible();
    await expect(canvas.getByText('2,345,678')).toBeVisible();
  },
});
