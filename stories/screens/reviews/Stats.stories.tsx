import { showsText } from '../steps.ts';
import { inOneMode } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import {
  reviewsAverage399,
  reviewsAverage400,
  reviewsAverage449,
  reviewsAverage450,
  reviewsExperienced,
  reviewsNine,
  reviewsTen,
} from '#mocks/scenarios/reviews.ts';
import { ReviewsScreen } from '#src/screens/reviews/ReviewsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Reviews/Stats',
  component: ReviewsScreen,
  parameters: {
    chromatic: { ...inOneMode, cropToViewport: true },
    subject: { region: 'Your rating' },
  },
});

export const HighlyRated = meta.story({
  parameters: { scenario: reviewsAverage450, states: ['reviews.stats.highly-rated'] },
  play: showsText('4.5', '2 reviews'),
});

export const WellRatedLow = meta.story({
  parameters: { scenario: reviewsAverage400, states: ['reviews.stats.well-rated-low'] },
  play: showsText('4.0', '3 reviews'),
});

export const WellRatedHigh = meta.story({
  parameters: { scenario: reviewsAverage449, states: ['reviews.stats.well-rated-high'] },
  play: showsText('4.49', '35 reviews'),
});

export const NoRatingBadge = meta.story({
  parameters: { scenario: reviewsAverage399, states: ['reviews.stats.no-rating-badge'] },
  play: showsText('3.99', '67 reviews'),
});

export const Experienced = meta.story({
  parameters: { scenario: reviewsTen, states: ['reviews.stats.experienced-10'] },
  play: showsText('3.0', '10 reviews'),
});

export const NotExperienced = meta.story({
  parameters: { scenario: reviewsNine, states: ['reviews.stats.not-experienced-9'] },
  play: showsText('3.0', '9 reviews'),
});

export const HighlyRatedAndExperienced = meta.story({
  parameters: { scenario: reviewsExperienced, states: ['reviews.stats.highly-and-experienced'] },
  play: showsText('4.8', '25 reviews'),
});
