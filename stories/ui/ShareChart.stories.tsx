import { expect, within } from 'storybook/test';
import { ShareChart, type SharePart } from '#src/ui/ShareChart.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

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
    className: 'max-w-sm',
    parts: statuses,
  },
});

/** The widths of the parts of the bar, as shares of its width. */
function sharesIn(canvasElement: HTMLElement): number[] {
  const bar = within(canvasElement).getByRole('img');
  const whole = bar.getBoundingClientRect().width;
  return [...bar.querySelectorAll('rect')].map(
    (part) =>
      Math.round((Number.parseFloat(part.getAttribute('width') ?? '') / 100) * whole) / whole,
  );
}

/** Every number is in the legend, which describes the bar to screen readers. */
export const Plain = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('img', { name: 'Tasks by status' });
    await expect(bar).toHaveAccessibleDescription('Active 3 25% Completed 8 67% Canceled 1 8%');
    const [active, completed] = sharesIn(canvasElement);
    await expect(active).toBeCloseTo(0.25, 2);
    await expect(completed).toBeCloseTo(0.667, 2);
  },
});

/** Amounts, with what is left over in a faint color. */
export const Money = meta.story({
  args: {
    label: 'Earnings',
    formatValue: (value) => `$${value.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    parts: [
      { label: 'This month', value: 1240.5, tone: 'brand' },
      { label: 'Earlier', value: 98_759.49, tone: 'faint' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$98,759.49')).toBeVisible();
  },
});

/** Nothing yet: the bar is empty, and nothing is divided by zero. */
export const Empty = meta.story({
  args: {
    parts: [
      { label: 'Active', value: 0, tone: 'brand' },
      { label: 'Completed', value: 0, tone: 'success' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(sharesIn(canvasElement)).toEqual([]);
    await expect(canvas.getAllByText('0%')).toHaveLength(2);
  },
});

/** A part too small to see still has a color in the bar. */
export const Tiny = meta.story({
  args: {
    parts: [
      { label: 'Active', value: 1, tone: 'brand' },
      { label: 'Completed', value: 9999, tone: 'success' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const [tiny = 0] = sharesIn(canvasElement);
    await expect(tiny).toBeGreaterThan(0.01);
    await expect(canvas.getByText('<1%')).toBeVisible();
  },
});

/** Long labels wrap, and the numbers keep their column. */
export const Long = meta.story({
  args: {
    className: 'max-w-56',
    parts: [
      { label: 'Waiting for an answer of the worker', value: 1_234_567, tone: 'warning' },
      { label: 'Done', value: 2_345_678, tone: 'success' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,345,678')).toBeVisible();
  },
});

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

const tones = ['brand', 'info', 'success', 'warning', 'danger', 'neutral', 'faint'] as const;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  args: { parts: tones.map((tone, index) => ({ label: tone, value: index + 2, tone })) },
  render: (args) => (
    <div className="grid max-w-xl gap-6 sm:grid-cols-2">
      <ShareChart {...args} />
      <div dir="rtl" className="rounded-card border border-line bg-surface-raised p-4">
        <ShareChart {...args} label="From right to left" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('faint')).toHaveLength(2);
  },
});
