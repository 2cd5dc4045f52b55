import { PRODUCT_NAME } from '#src/domain/product.ts';
import { countReviews, countStars } from './counts.ts';

export const reviewsCopy = {
  close: 'Close',
  form: {
    rating: 'Your rating',
    ratingHint: 'From 1 star (poor) to 5 stars (excellent).',
    text: 'Your review',
    textHint: 'What went well, and what could have gone better?',
  },
  write: {
    title: 'Write a review',
    about: (taskTitle: string, name: string) =>
      `How did “${taskTitle}” go with ${name}? Anyone can read your review.`,
    submit: 'Submit review',
    submitting: 'Submitting your review',
    submitted: 'Review submitted successfully!',
    conflict: 'This offer has changed. Close this dialog to see the latest.',
    unconfirmed: "We're not sure it was submitted. Try again, and we'll check first.",
    failedLater: "We couldn't submit your review. We saved it as a draft.",
  },
  view: {
    title: 'Review',
    view: 'View',
    viewOf: (reviewer: string, reviewed: string) => `the review by ${reviewer} about ${reviewed}`,
    by: (reviewer: string, reviewed: string) => `Review by ${reviewer} about ${reviewed}`,
    loading: 'Loading review',
    you: 'You',
    about: 'about',
    aboutYou: 'about you',
    stars: (rating: number) => `${rating} out of 5 stars`,
    noWords: 'No written review.',
    offer: (id: number) => `Offer #${id}`,
    notFoundTitle: 'Review not found',
    notFound: 'It may have been deleted.',
  },
  summary: {
    breakdown: 'Ratings by stars',
    total: countReviews,
    fiveStarShare: '5-star reviews',
    none: `New on ${PRODUCT_NAME}`,
    average: (average: string) => `${average} out of 5 stars on average`,
    stars: countStars,
  },
  tryAgain: 'Try again in a moment.',
  withStatus: (message: string, status: number) => `${message} (HTTP ${status})`,
} as const;
