import { Card } from '#src/ui/Card.tsx';
import { PageGrid, PageGridCell, type PageGridSpan } from '#src/ui/PageGrid.tsx';
import { StatCard, StatGrid } from '#src/ui/StatCard.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

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
