import { expect, within } from 'storybook/test';
import { Card } from '#src/ui/Card.tsx';
import { PageGrid, PageGridCell, type PageGridSpan } from '#src/ui/PageGrid.tsx';
import { StatCard, StatGrid } from '#src/ui/StatCard.tsx';
import { inThreeModes, onlyIn } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const halves = (
  <>
    <PageGridCell span={6}>
      <Card>A short card</Card>
    </PageGridCell>
    <PageGridCell span={6}>
      <Card>
        A longer card. It has more to say than its neighbor, and both end together, whichever is
        longer and however wide the page is.
      </Card>
    </PageGridCell>
  </>
);

const meta = preview.meta({
  title: 'UI/PageGrid',
  component: PageGrid,
  subcomponents: { PageGridCell },
  tags: ['autodocs'],
  decorators: [framed],
  args: { children: halves },
});

export const Halves = meta.story({ tags: ['!test'] });

function boxOf(canvasElement: HTMLElement, text: string): DOMRect {
  return within(canvasElement).getByText(text).getBoundingClientRect();
}

/** Gutters of 24 px, twelve equal columns, and cards of a row that end together. With `asChild` it is a list. */
export const Geometry = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <div className="flex max-w-[70rem] flex-col gap-6">
      <PageGrid>
        <PageGridCell span={{ md: 6, lg: 12, xl: 4 }}>
          <Card className="min-h-32">Outer</Card>
        </PageGridCell>
        <PageGridCell span={8}>
          <Card>Stretched</Card>
          <PageGrid>
            <PageGridCell span={3}>
              <Card>Inner</Card>
            </PageGridCell>
          </PageGrid>
        </PageGridCell>
      </PageGrid>
      <PageGrid asChild>
        <ul aria-label="Months">
          {['January', 'February', 'March'].map((month) => (
            <PageGridCell key={month} span={4} asChild>
              <li>
                <Card>{month}</Card>
              </li>
            </PageGridCell>
          ))}
        </ul>
      </PageGrid>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const column = (1120 - 11 * 24) / 12;
    const wide = (span: PageGridSpan) => span * column + (span - 1) * 24;
    const outer = boxOf(canvasElement, 'Outer');
    const stretched = boxOf(canvasElement, 'Stretched');
    const inner = boxOf(canvasElement, 'Inner');
    await expect(outer.width).toBeCloseTo(wide(4), 1);
    await expect(stretched.width).toBeCloseTo(wide(8), 1);
    await expect(stretched.left - outer.right).toBeCloseTo(24, 1);
    // The cell inside has its own spans, not those of the cell around it.
    await expect(inner.width).toBeCloseTo((wide(8) - 11 * 24) / 4 + 2 * 24, 1);
    await expect(inner.bottom).toBeCloseTo(outer.bottom, 1);
    const list = canvas.getByRole('list', { name: 'Months' });
    await expect(getComputedStyle(list).display).toBe('grid');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
});

/** One column below 768 px. */
export const Phone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: onlyIn('phone light') },
  play: async ({ canvas, canvasElement }) => {
    const short = boxOf(canvasElement, 'A short card');
    const long = canvas.getByText(/^A longer card/).getBoundingClientRect();
    await expect(long.left).toBe(short.left);
    await expect(long.width).toBe(short.width);
    await expect(long.top - short.bottom).toBe(16);
  },
});

const pairs: readonly (readonly [PageGridSpan, PageGridSpan])[] = [
  [6, 6],
  [8, 4],
  [7, 5],
  [9, 3],
];

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="Spans" column="full">
        {pairs.map(([start, end]) => (
          <SheetItem key={start} caption={`${start} and ${end}`}>
            <PageGrid>
              <PageGridCell span={start}>
                <Card padding="sm">{start}</Card>
              </PageGridCell>
              <PageGridCell span={end}>
                <Card padding="sm">{end}</Card>
              </PageGridCell>
            </PageGrid>
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="Ends" column="full">
        <SheetItem caption="A short and a long card">
          <PageGrid>{halves}</PageGrid>
        </SheetItem>
        <SheetItem caption="Two cards beside one">
          <PageGrid>
            <PageGridCell span={7}>
              <Card className="min-h-48">One</Card>
            </PageGridCell>
            <PageGridCell span={5}>
              <Card>Two</Card>
              <Card>Three</Card>
            </PageGridCell>
          </PageGrid>
        </SheetItem>
      </SheetSection>
      <SheetSection title="A dashboard" column="full">
        <SheetItem caption="Stat cards, then a chart and a list">
          <PageGrid>
            <PageGridCell span={12}>
              <StatGrid>
                {['Tasks', 'Active', 'Completed', 'Offers', 'Spent', 'Unread'].map((label) => (
                  <StatCard key={label} label={label} value="12" />
                ))}
              </StatGrid>
            </PageGridCell>
            <PageGridCell span={{ md: 6, xl: 8 }}>
              <Card className="min-h-40">Chart</Card>
            </PageGridCell>
            <PageGridCell span={{ md: 6, xl: 4 }}>
              <Card>List</Card>
            </PageGridCell>
          </PageGrid>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
