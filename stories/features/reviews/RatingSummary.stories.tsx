import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RATINGS, type Rating, type RatingStats } from '#src/domain/review.ts';
import { RatingSummary } from '#src/features/review/RatingSummary.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';

interface SummaryArgs {
  /** How many reviews have 1, 2, 3, 4 and 5 stars. */
  readonly counts: readonly number[];
  readonly hasBadges: boolean;
  readonly isFilter: boolean;
  readonly onSelect: (selection: { rating: Rating | null }) => void;
}

function statsOf(counts: readonly number[]): RatingStats {
  const count = (stars: Rating) => counts[stars - 1] ?? 0;
  const total_reviews = RATINGS.reduce((sum, stars) => sum + count(stars), 0);
  const sum = RATINGS.reduce((stars, rating) => stars + rating * count(rating), 0);
  return {
    user_name: 'Wes Okafor',
    average_rating: total_reviews === 0 ? 0 : Math.round((sum / total_reviews) * 100) / 100,
    total_reviews,
    rating_breakdown: {
      '1_star': count(1),
      '2_star': count(2),
      '3_star': count(3),
      '4_star': count(4),
      '5_star': count(5),
    },
  };
}

const meta = preview.meta({
  title: 'Features/Reviews/RatingSummary',
  component: documents<SummaryArgs>(RatingSummary),
  tags: ['autodocs'],
  decorators: [framed],
  argTypes: {
    counts: {
      description: 'How many reviews have 1, 2, 3, 4 and 5 stars.',
      control: { type: 'object' },
    },
    hasBadges: { description: 'Whether there are badges below the average.' },
    isFilter: { description: 'Whether the breakdown filters a list.' },
  },
  args: { counts: [0, 1, 2, 5, 16], hasBadges: true, isFilter: false, onSelect: fn() },
  render: (args) => <Summary {...args} />,
});

function Summary({ counts, hasBadges, isFilter, onSelect }: SummaryArgs) {
  const [selected, setSelected] = useState<Rating | null>(null);
  return (
    <div className="max-w-form">
      <RatingSummary
        stats={statsOf(counts)}
        badges={hasBadges ? <Badge tone="success">Highly Rated</Badge> : undefined}
        selected={selected}
        onSelect={
          isFilter
            ? ({ rating }) => {
                setSelected(rating);
                onSelect({ rating });
              }
            : undefined
        }
      />
    </div>
  );
}

export const Usual = meta.story({ tags: ['!test'] });

/** A pressed rating filters; pressed again, it shows all. */
export const Filter = meta.story({
  args: { isFilter: true },
  play: async ({ canvas, userEvent, args }) => {
    // Nobody gave one star, so there is nothing to filter.
    await expect(canvas.queryByRole('button', { name: '1 star' })).toBeNull();
    const button = canvas.getByRole('button', { name: '4 stars' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ rating: 4 });
    await userEvent.click(button);
    await expect(args.onSelect).toHaveBeenLastCalledWith({ rating: null });
    await userEvent.click(button);
  },
});

const sheet: readonly (readonly [caption: string, counts: readonly number[]])[] = [
  ['Every rating', [1, 2, 3, 6, 12]],
  ['One review', [0, 0, 0, 1, 0]],
  ['None', [0, 0, 0, 0, 0]],
  ['Thousands', [12, 41, 208, 1_240, 9_871]],
];

/** Every color of the bars, and the extremes. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      {([false, true] as const).map((isFilter) => (
        <SheetSection key={`${isFilter}`} title={isFilter ? 'Filter' : 'Figures'} column="xl">
          {sheet.map(([caption, counts]) => (
            <SheetItem key={caption} caption={caption}>
              <RatingSummary
                stats={statsOf(counts)}
                selected={isFilter ? 4 : null}
                onSelect={isFilter ? () => {} : undefined}
              />
            </SheetItem>
          ))}
        </SheetSection>
      ))}
    </>
  ),
});
