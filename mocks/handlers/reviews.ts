import {
  createReview,
  deleteReview,
  getProfile,
  getPublicReview,
  getPublicStats,
  getReview,
  getUserStats,
  listPendingReviews,
  listPublicReviews,
  listReviews,
  updateReview,
} from '#src/contract/reviews.ts';
import {
  editReview,
  pendingReviews,
  profile,
  ratingStats,
  reviewPage,
  removeReview,
  wireReview,
  writeReview,
} from '../db/reviews.ts';
import type { Mock } from './mock.ts';

export const reviewHandlers = (mock: Mock) => [
  mock(listReviews, ({ query, world }) => ({ data: reviewPage(world, query) })),

  mock(createReview, ({ body, viewer, world }) => ({
    data: wireReview(world, writeReview(world, body.task_offer_id, viewer.id, body)),
  })),

  mock(listPendingReviews, ({ viewer, world }) => ({ data: pendingReviews(world, viewer.id) })),

  mock(getUserStats, ({ query, viewer, world }) => ({
    data: ratingStats(world, query.user_id ?? viewer.id),
  })),

  mock(getReview, ({ params, world }) => ({
    data: wireReview(world, world.reviews.findOrThrow(params.id)),
  })),

  mock(updateReview, ({ body, params, viewer, world }) => ({
    data: wireReview(world, editReview(world, params.id, viewer.id, body)),
  })),

  mock(deleteReview, ({ params, viewer, world }) => {
    removeReview(world, params.id, viewer.id);
    return { message: 'Review deleted.' };
  }),

  mock(listPublicReviews, ({ query, world }) => ({ data: reviewPage(world, query) })),

  mock(getPublicStats, ({ params, world }) => ({ data: ratingStats(world, params.id) })),

  mock(getPublicReview, ({ params, world }) => ({
    data: wireReview(world, world.reviews.findOrThrow(params.id)),
  })),

  mock(getProfile, ({ params, world }) => ({ data: profile(world, params.id) })),
];
