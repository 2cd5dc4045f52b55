import { expect } from 'storybook/test';
import { Bar, Bars } from '#src/ui/Bars.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';

function Ratings({ counts }: { counts: readonly number[] }) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, index) => {
    const stars = counts.length - index;
    const label = stars === 1 ? '1 star' : `${stars} stars`;
    return <Bar key={label} label={label} value={count} total={total} tone="accent" />;
  });
}

const meta = preview.meta({
  title: 'UI/Bars',
  component: Bars,
  subcomponents: { Bar },
  tags: ['autodocs'],
  decorators: [framed],
  args: { label: 'Ratings by stars', children: <Ratings counts={[12, 5, 2, 0, 1]} /> },
});

const lists = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('dl')];

function announced(list: HTMLElement | undefined) {
  return [...(list?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
}

function widthOf(bar: Element | null | undefined) {
  return bar?.getBoundingClientRect().width;
}

export const Plain = meta.story({ tags: ['!test'] });

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

const tones = ['success', 'accent', 'danger'] as const;

const charts = {
  Ratings: <Ratings counts={[12, 5, 2, 0, 1]} />,
  'Nothing yet': <Ratings counts={[0, 0, 0, 0, 0]} />,
  'One rating': <Ratings counts={[1, 0, 0, 0, 0]} />,
  Tones: tones.map((tone, index) => (
    <Bar key={tone} label={tone} tone={tone} value={70 - index * 9} total={100} />
  )),
  'Large, small and all': (
    <>
      <Bar label="All" value={1_204_000} total={1_204_000} tone="accent" />
      <Bar label="Nearly all" value={1_203_999} total={1_204_000} tone="accent" />
      <Bar label="Hardly any" value={1} total={1_204_000} tone="accent" />
    </>
  ),
};

/** Names and numbers for screen readers, and bars in proportion. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <div className="grid max-w-4xl items-start gap-x-12 gap-y-8 md:grid-cols-2">
      {Object.entries(charts).map(([title, bars]) => (
        <section key={title} className="flex flex-col gap-3">
          <h2 className="text-base">{title}</h2>
          <Bars label={title}>{bars}</Bars>
        </section>
      ))}
      <section className="flex flex-col gap-3">
        <h2 className="text-base">On a card, from right to left</h2>
        <div dir="rtl" className="rounded-card border border-line bg-surface-raised p-4">
          <Bars label="From right to left">
            <Ratings counts={[8, 3, 1]} />
          </Bars>
        </div>
      </section>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [ratings, nothing, one, , extremes] = lists(canvasElement);
    await expect(announced(ratings)).toEqual([
      '12 of 20',
      '5 of 20',
      '2 of 20',
      '0 of 20',
      '1 of 20',
    ]);
    await expect(announced(nothing)).toEqual(Array.from({ length: 5 }, () => '0 of 0'));
    await expect(announced(extremes)).toEqual([
      '1,204,000 of 1,204,000',
      '1,203,999 of 1,204,000',
      '1 of 1,204,000',
    ]);
    const [track, none, first] = [ratings, nothing, one].map((list) =>
      list?.querySelector('dd > [aria-hidden]'),
    );
    const ratio = (widthOf(track?.firstElementChild) ?? 0) / (track?.clientWidth ?? 1);
    await expect(ratio).toBeCloseTo(0.6, 2);
    // Without data it has the same size.
    await expect(widthOf(none?.firstElementChild)).toBe(0);
    await expect(widthOf(none)).toBe(widthOf(first));
    await expect(nothing?.offsetHeight).toBe(one?.offsetHeight);
  },
});
