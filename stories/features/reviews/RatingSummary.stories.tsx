import { expect } from 'storybook/test';
import { sheetOf } from '../sheet-of.tsx';
import type { RatingStats } from '#src/domain/review.ts';
import { RatingSummary } from '#src/features/review/RatingSummary.tsx';
import { someRatings } from '#mocks/factories/reviews.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed, inColumn } from '../../ui/sheet.tsx';

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

const states = (hasTotal: boolean) =>
  Object.fromEntries(
    Object.entries(sheet).map(([caption, stats]) => {
      const title = hasTotal ? `${caption}, with total` : caption;
      return [caption, { title, stats, hasTotal }];
    }),
  );

/** Every color of the bars, the most stars first, and the extremes. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    const stars = labels.filter((label) => /^\d stars?$/.test(label)).slice(0, 5);
    await expect(stars).toEqual(['5 stars', '4 stars', '3 stars', '2 stars', '1 star']);
  },
  render: sheetOf(RatingSummary, 'xl', { 'Share of 5 stars': states(false), Total: states(true) }),
});
