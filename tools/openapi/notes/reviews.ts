import { REVIEW_TEXT_MAX } from '#src/domain/review.ts';
import type { NotesOf } from '../note.ts';

const NOT_OWN = 'Somebody else wrote the review.';
const rating = 'Stars, 1 to 5.';
const review_text = `At most ${REVIEW_TEXT_MAX.toLocaleString('en-US')} characters.`;
const everybody = "Everybody's, unless a side is asked for; the newest first.";

export const reviewNotes: NotesOf<'reviews'> = {
  'reviews.list': {
    summary: 'List reviews',
    description: everybody,
    as: 'worker',
    input: ({ worker }) => ({ query: { user_id: worker } }),
  },
  'reviews.create': {
    summary: 'Write a review',
    description: 'One for each side of a completed offer.',
    errors: {
      403: 'The viewer is on neither side of the offer.',
      404: 'There is no such offer.',
      409: 'The offer is not completed, or the viewer has reviewed it already.',
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
    description: 'Completed offers that the viewer has not reviewed yet.',
    as: 'worker',
    input: () => ({}),
  },
  'reviews.user-stats': {
    summary: "Get somebody's rating",
    description: "The viewer's own without an id.",
    as: 'worker',
    input: () => ({}),
  },
  'reviews.profile': {
    summary: 'Get a public profile',
    description: 'Who somebody is, what their reviews come to, and the reviews themselves.',
    as: null,
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
    as: 'client',
    input: ({ review }) => ({
      params: { id: review },
      body: { rating: 4, review_text: 'Careful work, if a little late.' },
    }),
  },
  'reviews.delete': {
    summary: 'Delete a review',
    errors: { 403: NOT_OWN },
    as: 'client',
    input: ({ review }) => ({ params: { id: review } }),
  },
  'reviews.public-list': {
    summary: 'List reviews, for whoever looks',
    description: everybody,
    as: null,
    input: ({ client }) => ({ query: { reviewer_id: client } }),
  },
  'reviews.public-stats': {
    summary: "Get somebody's rating, for whoever looks",
    as: null,
    input: ({ worker }) => ({ params: { id: worker } }),
  },
  'reviews.public-get': {
    summary: 'Get a review, for whoever looks',
    as: null,
    input: ({ review }) => ({ params: { id: review } }),
  },
};
