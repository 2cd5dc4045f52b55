import { REVIEW_TEXT_MAX } from '#src/domain/review.ts';
import type { NotesOf } from '../note.ts';

const NOT_OWN = 'Another user wrote the review.';
const rating = 'Stars, 1 to 5.';
const review_text = `At most ${REVIEW_TEXT_MAX.toLocaleString('en-US')} characters.`;
const allReviews = 'Reviews of all users, newest first, unless a filter is given.';

export const reviewNotes: NotesOf<'reviews'> = {
  'reviews.list': {
    summary: 'List reviews',
    description: allReviews,
    as: 'worker',
    input: ({ worker }) => ({ query: { user_id: worker } }),
  },
  'reviews.create': {
    summary: 'Write a review',
    description: 'One for each side of a completed offer.',
    errors: {
      403: 'The viewer is on neither side of the offer.',
      404: "The offer doesn't exist.",
      409: "The offer isn't completed, or the viewer has already reviewed it.",
    },
    body: { rating, review_text, task_offer_id: 'A completed or paid offer.' },
    as: 'worker',
    input: ({ completedOffer }) => ({
      body: {
        task_offer_id: completedOffer,
        rating: 4,
        review_text: 'Clear about what there was to do, and paid at once.',
      },
    }),
  },
  'reviews.pending': {
    summary: 'List pending reviews',
    description: "Completed offers that the viewer hasn't reviewed yet.",
    as: 'worker',
  },
  'reviews.user-stats': {
    summary: "Get a user's rating",
    description: "The viewer's own if no id is given.",
    as: 'worker',
  },
  'reviews.profile': {
    summary: 'Get a public profile',
    description: 'A user, their rating, and their reviews.',
    input: ({ worker }) => ({ params: { id: worker } }),
  },
  'reviews.get': {
    summary: 'Get a review',
    as: 'worker',
    input: ({ review }) => ({ params: { id: review } }),
  },
  'reviews.update': {
    summary: 'Change a review',
    errors: { 403: NOT_OWN },
    body: { rating, review_text },
    input: ({ review }) => ({
      params: { id: review },
      body: { rating: 4, review_text: 'Careful work, if a little late.' },
    }),
  },
  'reviews.delete': {
    summary: 'Delete a review',
    errors: { 403: NOT_OWN },
    input: ({ review }) => ({ params: { id: review } }),
  },
  'reviews.public-list': {
    summary: 'List reviews, without a token',
    description: allReviews,
    input: ({ client }) => ({ query: { reviewer_id: client } }),
  },
  'reviews.public-stats': {
    summary: "Get a user's rating, without a token",
    input: ({ worker }) => ({ params: { id: worker } }),
  },
  'reviews.public-get': {
    summary: 'Get a review, without a token',
    input: ({ review }) => ({ params: { id: review } }),
  },
};
