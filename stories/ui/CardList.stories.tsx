import { expect, fn } from 'storybook/test';
import { Card } from '#src/ui/Card.tsx';
import { CardList, CardListSkeleton } from '#src/ui/CardList.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

interface Review {
  readonly id: number;
  readonly text: string;
}

const TEXTS = [
  'On time, and very careful with the mirror.',
  'Great work!',
  'Mowed the lawn, trimmed the hedge and took the clippings to the compost. I would ask again at any time.',
];

const reviews = (count: number): readonly Review[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    text: TEXTS[index % TEXTS.length] ?? '',
  }));

const renderCard = ({ id, text }: Review) => (
  <Card className="flex h-full flex-col gap-2">
    <h3 className="text-lg">Review {id}</h3>
    <p className="text-ink-muted">{text}</p>
  </Card>
);

const card = (
  <Card className="flex h-full flex-col gap-2">
    <Skeleton className="h-7 w-24" />
    <SkeletonText lines={2} />
  </Card>
);

const meta = preview.meta({
  title: 'UI/CardList',
  component: CardList<Review>,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    label: 'Reviews',
    items: reviews(6),
    total: 40,
    renderCard,
    estimatedHeight: 150,
    columns: 3 as const,
    copy: {
      load: 'Load more reviews',
      loading: 'Loading more reviews',
      loaded: (count: number) => `${count} more reviews loaded`,
      failed: "We couldn't load more reviews",
      retry: 'Try again',
      end: 'No more reviews to load',
    },
    more: 'idle' as const,
    isMoreSlow: false,
    moreError: undefined,
    added: 0,
    onLoadMore: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(6);
    await expect(items[1]).toHaveAttribute('aria-setsize', '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more reviews' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <SheetSection title="Card list" column="full">
      <SheetItem caption="One column">
        <CardList {...args} label="One column" items={reviews(2)} columns={1} />
      </SheetItem>
      <SheetItem caption="Two columns from lg on">
        <CardList
          {...args}
          label="Two columns"
          items={reviews(3)}
          columns={2}
          more="failed"
          moreError="Check your connection."
        />
      </SheetItem>
      <SheetItem caption="Two columns from md, three from xl on">
        <CardList {...args} label="Three columns" items={reviews(4)} more="end" added={6} />
      </SheetItem>
      <SheetItem caption="Loading">
        <CardListSkeleton label="Loading reviews" columns={3} count={3} card={card} />
      </SheetItem>
    </SheetSection>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check your connection.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText('No more reviews to load')).toBeVisible();
    await expect(canvas.getByText('6 more reviews loaded')).toBeInTheDocument();
  },
});
