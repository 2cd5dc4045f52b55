import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RATINGS, type Rating, type RatingStats } from '#src/domain/review.ts';
import { RatingSummary, type RatingSummaryProps } from '#src/features/review/RatingSummary.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';

interface SummaryArgs extends Pick<RatingSummaryProps, 'onSelect'> {
  /** How many reviews have 1, 2, 3, 4 and 5 stars. */
  readonly counts: readonly number[];
  readonly hasBadges: boolean;
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
    onSelect: { description: 'Called when a bar is pressed.' },
  },
  args: { counts: [0, 1, 2, 5, 16], hasBadges: true },
  render: (args) => <Summary {...args} />,
});

function Summary({
  counts,
  hasBadges = false,
  onSelect,
}: Partial<SummaryArgs> & Pick<SummaryArgs, 'counts'>) {
  const [selected, setSelected] = useState<Rating | null>(null);
  return (
    <div className="max-w-form">
      <RatingSummary
        title="Ratings"
        stats={statsOf(counts)}
        badges={hasBadges ? <Badge tone="success">Highly Rated</Badge> : undefined}
        selected={selected}
        onSelect={
          onSelect &&
          ((selection) => {
            setSelected(selection.rating);
            onSelect(selection);
          })
        }
      />
    </div>
  );
}

export const Usual = meta.story({ tags: ['!test'] });

/** On a profile, the bars are a filter. */
export const Filter = meta.story({
  args: { hasBadges: false, onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '4 stars' });
    // No one gave one star, so there is nothing to filter.
    await expect(canvas.queryByRole('button', { name: '1 star' })).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(args.onSelect).toHaveBeenLastCalledWith({ rating: null });
  },
});

const sheet: readonly (readonly [caption: string, counts: readonly number[]])[] = [
  ['Every rating', [1, 2, 3, 6, 12]],
  ['One review', [0, 0, 0, 1, 0]],
  ['None', [0, 0, 0, 0, 0]],
  ['Thousands', [12, 41, 208, 1_240, 9_871]],
];

/** Every color of the bars, and the extremes; then the bars as a filter. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      {['Figures', 'Filter'].map((title) => (
        <SheetSection key={title} title={title} column="xl">
          {sheet.map(([caption, counts]) => (
            <SheetItem key={caption} caption={caption}>
              <RatingSummary
                title={`${title}, ${caption.toLowerCase()}`}
                stats={statsOf(counts)}
                {...(title === 'Filter' && { selected: 4, onSelect: () => {} })}
              />
            </SheetItem>
          ))}
        </SheetSection>
      ))}
    </>
  ),
});
