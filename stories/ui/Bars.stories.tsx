import { expect, waitFor, within } from 'storybook/test';
import { Bar, Bars } from '#src/ui/Bars.tsx';
import { inThreeModes } from '#states/modes.ts';
import { withMotion } from '#stories/checks/with-motion.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

function Ratings({ counts }: { counts: readonly number[] }) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, index) => {
    const stars = counts.length - index;
    const label = stars === 1 ? '1 star' : `${stars} stars`;
    return <Bar key={label} label={label} value={count} total={total} />;
  });
}

const meta = preview.meta({
  title: 'UI/Bars',
  component: Bars,
  subcomponents: { Bar },
  tags: ['autodocs'],
  decorators: [framed],
  args: { 'aria-label': 'Ratings by stars', className: 'max-w-sm' },
  render: (args) => (
    <Bars {...args}>
      <Ratings counts={[12, 5, 2, 0, 1]} />
    </Bars>
  ),
});

function announced(canvasElement: HTMLElement) {
  return within(canvasElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
}

function widthOf(bar: Element | null | undefined) {
  return bar?.getBoundingClientRect().width;
}

/** Names and numbers for screen readers, and a bar in proportion to its share. */
export const Plain = meta.story({
  play: async ({ canvasElement }) => {
    await expect(announced(canvasElement)).toEqual([
      '12 of 20, 60%',
      '5 of 20, 25%',
      '2 of 20, 10%',
      '0 of 20, 0%',
      '1 of 20, 5%',
    ]);
    const track = canvasElement.querySelector('dd > [aria-hidden]');
    const ratio = (widthOf(track?.firstElementChild) ?? 0) / (track?.clientWidth ?? 1);
    await expect(ratio).toBeCloseTo(0.6, 2);
  },
});

/** Without data it has the same size, and does not divide by zero. */
export const Zero = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-6">
      <Bars {...args}>
        <Ratings counts={[0, 0, 0, 0, 0]} />
      </Bars>
      <Bars {...args} aria-label="With one rating">
        <Ratings counts={[1, 0, 0, 0, 0]} />
      </Bars>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(announced(canvasElement).slice(0, 5)).toEqual(
      Array.from({ length: 5 }, () => '0 of 0, 0%'),
    );
    const [none, one] = [...canvasElement.querySelectorAll('dl')];
    const trackOf = (list: Element | undefined) => list?.querySelector('dd > [aria-hidden]');
    await expect(widthOf(trackOf(none))).toBe(widthOf(trackOf(one)));
    await expect(none?.offsetHeight).toBe(one?.offsetHeight);
    await expect(widthOf(trackOf(none)?.firstElementChild)).toBe(0);
  },
});

/** A share is never rounded to 0% or 100%. */
export const Rounding = meta.story({
  render: (args) => (
    <Bars {...args}>
      <Bar label="Nearly all" value={9994} total={10_000} />
      <Bar label="Hardly any" value={6} total={10_000} />
      <Bar label="All" value={10_000} total={10_000} />
    </Bars>
  ),
  play: async ({ canvasElement }) => {
    await expect(announced(canvasElement)).toEqual([
      '9,994 of 10,000, >99%',
      '6 of 10,000, <1%',
      '10,000 of 10,000, 100%',
    ]);
  },
});

function Growing() {
  return (
    <Bars aria-label="Ratings by stars" className="max-w-sm">
      <Bar label="5 stars" value={15} total={20} isAnimated />
      <Bar label="4 stars" value={5} total={20} isAnimated />
    </Bars>
  );
}

/** The bars grow from zero to their final length. */
export const Animated = meta.story({
  render: () => <Growing />,
  play: withMotion(async ({ canvasElement }) => {
    const track = canvasElement.querySelector('dd > [aria-hidden]');
    const fill = track?.firstElementChild;
    if (!track || !fill) throw new Error('Expected a bar.');
    await expect(getComputedStyle(fill).transitionProperty).toBe('width');
    await waitFor(() => expect(widthOf(fill)).toBeCloseTo(track.clientWidth * 0.75, 0));
  }),
});

/** With reduced motion, the bars are not animated. */
export const LessMotion = meta.story({
  tags: ['!autodocs'],
  parameters: { emulate: { reducedMotion: 'reduce' } },
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const fill = canvasElement.querySelector('dd > [aria-hidden] > *');
    if (!fill) throw new Error('Expected a bar.');
    await expect(getComputedStyle(fill).transitionProperty).not.toBe('width');
  },
});

/** A bar stands out from its track without backgrounds. */
export const ForcedColors = meta.story({
  parameters: { emulate: { forcedColors: 'active' } },
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('dd > [aria-hidden]');
    const fill = track?.firstElementChild;
    if (!track || !fill) throw new Error('Expected a bar.');
    await expect(getComputedStyle(track).borderTopWidth).toBe('1px');
    if (!matchMedia('(forced-colors: active)').matches) return;
    const { forcedColorAdjust, backgroundColor } = getComputedStyle(fill);
    await expect(forcedColorAdjust).toBe('none');
    await expect(backgroundColor).not.toBe(getComputedStyle(track).backgroundColor);
  },
});

const tones = ['accent', 'brand', 'success', 'warning', 'danger', 'info', 'neutral'] as const;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <div className="grid max-w-4xl items-start gap-x-12 gap-y-8 md:grid-cols-2">
      <section className="flex flex-col gap-3">
        <h2 className="text-base">Ratings</h2>
        <Bars>
          <Ratings counts={[12, 5, 2, 0, 1]} />
        </Bars>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">Nothing yet</h2>
        <Bars>
          <Ratings counts={[0, 0, 0, 0, 0]} />
        </Bars>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">Tones</h2>
        <Bars>
          {tones.map((tone, index) => (
            <Bar key={tone} label={tone} tone={tone} value={70 - index * 9} total={100} />
          ))}
        </Bars>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">Large, small and all</h2>
        <Bars>
          <Bar label="All" value={1_204_000} total={1_204_000} />
          <Bar label="Nearly all" value={1_203_999} total={1_204_000} />
          <Bar label="Hardly any" value={1} total={1_204_000} />
        </Bars>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">Long names</h2>
        <Bars>
          <Bar label="Carrying furniture up and down the stairs" value={31} total={64} />
          <Bar label="Gartenarbeitsgerätevermietung" value={24} total={64} />
          <Bar label="Dogs" value={9} total={64} />
        </Bars>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base">On a card, from right to left</h2>
        <div dir="rtl" className="rounded-card border border-line bg-surface-raised p-4">
          <Bars>
            <Ratings counts={[8, 3, 1]} />
          </Bars>
        </div>
      </section>
    </div>
  ),
});
