import type { RatingStats } from '#src/domain/review.ts';
import { RatingSummary } from '#src/features/review/RatingSummary.tsx';
import { someRatings } from '#mocks/factories/reviews.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed, inColumn, SheetItem, SheetSection } from '../../ui/sheet.tsx';

/** The ratings with numbers of 1, 2, 3, 4 and 5 stars. */
function ratings(one: number, two: number, three: number, four: number, five: number): RatingStats {
  return someRatings({
    rating_breakdown: {
      '1_star': one,
      '2_star': two,
      '3_star': three,
      '4_star': four,
      '5_star': five,
    },
  });
}

const meta = preview.meta({
  title: 'Features/Reviews/RatingSummary',
  component: RatingSummary,
  tags: ['autodocs'],
  decorators: [framed],
  args: { title: 'Ratings', stats: ratings(0, 1, 2, 5, 16), hasTotal: false },
});

export const Usual = meta.story({ tags: ['!test'], decorators: [inColumn('max-w-form')] });

const sheet: Readonly<Record<string, RatingStats>> = {
  'Every rating': ratings(1, 2, 3, 6, 12),
  'One review': ratings(0, 0, 0, 1, 0),
  None: ratings(0, 0, 0, 0, 0),
  Thousands: ratings(12, 41, 208, 1_240, 9_871),
  'A breakdown that exceeds the total': { ...ratings(1, 2, 3, 6, 12), total_reviews: 3 },
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
