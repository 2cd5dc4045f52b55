import { RATINGS, type Rating, type RatingStats } from '#src/domain/review.ts';
import { RatingSummary } from '#src/features/review/RatingSummary.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';

interface SummaryArgs {
  /** How many reviews have 1, 2, 3, 4 and 5 stars. */
  readonly counts: readonly number[];
  readonly hasTotal: boolean;
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
    hasTotal: { description: 'Whether the number of reviews is shown.' },
  },
  args: { counts: [0, 1, 2, 5, 16], hasTotal: false },
  render: ({ counts, hasTotal }) => (
    <div className="max-w-form">
      <RatingSummary title="Ratings" stats={statsOf(counts)} hasTotal={hasTotal} />
    </div>
  ),
});

export const Usual = meta.story({ tags: ['!test'] });

const sheet: Readonly<Record<string, RatingStats>> = {
  'Every rating': statsOf([1, 2, 3, 6, 12]),
  'One review': statsOf([0, 0, 0, 1, 0]),
  None: statsOf([0, 0, 0, 0, 0]),
  Thousands: statsOf([12, 41, 208, 1_240, 9_871]),
  'A breakdown that exceeds the total': { ...statsOf([1, 2, 3, 6, 12]), total_reviews: 3 },
};

/** Every color of the bars, and the extremes. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      {['Share of 5 stars', 'Total'].map((title, index) => (
        <SheetSection key={title} title={title} column="xl">
          {Object.entries(sheet).map(([caption, stats]) => (
            <SheetItem key={caption} caption={caption}>
              <RatingSummary
                title={index === 1 ? `${caption}, with total` : caption}
                stats={stats}
                hasTotal={index === 1}
              />
            </SheetItem>
          ))}
        </SheetSection>
      ))}
    </>
  ),
});
