import type { CallAnswer, CallInput } from '#src/contract/endpoint.ts';
import {
  getProfile,
  getPublicReview,
  getReview,
  listPendingReviews,
  listPublicReviews,
  listReviews,
} from '#src/contract/reviews.ts';
import type { RatingStats, Review } from '#src/domain/review.ts';
import { copyIn, mapChanged, withField, type CachedCopy, type Patch } from '#src/lib/patch.ts';
import { isListed, type CachedReview } from './review-pages.ts';
import { reviewedOfferPatch, unreviewedOfferPatch } from '../offers/offer-patches.ts';

/** A review that was written, or deleted. */
type ReviewChange =
  | { readonly written: Review; readonly deleted?: undefined }
  | { readonly deleted: Pick<Review, 'id' | 'task_offer_id'>; readonly written?: undefined };

/**
 * Reviews with a new one in front, an edited one replaced, or a deleted one removed. An edited one that is
 * missing stays so: it belongs after the loaded ones, which are newest first.
 */
function changed(reviews: Review[], change: ReviewChange): Review[] {
  const { written, deleted } = change;
  if (deleted) {
    const left = reviews.filter(({ id }) => id !== deleted.id);
    return left.length === reviews.length ? reviews : left;
  }
  if (!reviews.some(({ id }) => id === written.id))
    return isNewest(written, reviews) ? [written, ...reviews] : reviews;
  return mapChanged(reviews, (review) =>
    review.id === written.id && !isEqual(review, written) ? written : review,
  );
}

function isNewest({ created_at }: Review, [first]: readonly Review[]): boolean {
  return first === undefined || Date.parse(created_at) >= Date.parse(first.created_at);
}

function isEqual(one: Review, other: Review): boolean {
  return one.rating === other.rating && one.review_text === other.review_text;
}

/** Whether a list contains a new review: it is about the asked user and by the asked reviewer. */
function isIn(
  { query = {} }: CallInput<typeof listReviews>,
  { reviewer, reviewed_user }: Review,
): boolean {
  return (
    !query.search &&
    (query.user_id === undefined || query.user_id === reviewed_user.id) &&
    (query.reviewer_id === undefined || query.reviewer_id === reviewer.id)
  );
}

type ReviewsPage = {
  data: { data: Review[]; total: number; current_page: number; last_page: number };
};

function inPage(
  answer: ReviewsPage,
  change: ReviewChange,
  input: CallInput<typeof listReviews>,
): ReviewsPage {
  const page = answer.data;
  const { written, deleted } = change;
  if (deleted) {
    const left = mapChanged<CachedReview>(page.data, (review) =>
      review.id === deleted.id && isListed(review) ? { ...review, isDeleted: true } : review,
    );
    return withField(answer, 'data', withField(page, 'data', left));
  }
  const isKnown = page.data.some(({ id }) => id === written.id);
  const isNew = page.current_page === 1 && isIn(input, written);
  if (!isKnown && !isNew) return answer;
  const reviews = changed(page.data, change);
  const total = page.total + reviews.length - page.data.length;
  return reviews === page.data ? answer : { data: { ...page, data: reviews, total } };
}

/** Stats after ratings were added to them and removed from them. */
function withRatings(
  stats: RatingStats,
  { added, removed }: { added: readonly number[]; removed: readonly number[] },
): RatingStats {
  const rating_breakdown = { ...stats.rating_breakdown };
  const count = (rating: number, by: 1 | -1) => {
    rating_breakdown[`${rating}_star` as keyof typeof rating_breakdown] += by;
  };
  for (const rating of added) count(rating, 1);
  for (const rating of removed) count(rating, -1);
  const counts = [1, 2, 3, 4, 5].map(
    (stars) => rating_breakdown[`${stars}_star` as keyof typeof rating_breakdown],
  );
  const total_reviews = counts.reduce((sum, each) => sum + each, 0);
  const sum = counts.reduce((stars, each, index) => stars + each * (index + 1), 0);
  const average = total_reviews === 0 ? 0 : Math.round((sum / total_reviews) * 100) / 100;
  return { ...stats, rating_breakdown, total_reviews, average_rating: average };
}

type ProfileAnswer = CallAnswer<typeof getProfile>;

/** The statistics follow from how the list of the latest reviews changes. */
function inProfile(
  answer: ProfileAnswer,
  change: ReviewChange,
  { params }: CallInput<typeof getProfile>,
): ProfileAnswer {
  const { data: profile } = answer;
  if (!profile) return answer;
  const { written } = change;
  if (written && written.reviewed_user.id !== (profile.user.id ?? params.id)) return answer;
  const before = profile.reviews.data;
  const after = changed(before, change);
  if (after === before) return answer;
  const ratings = {
    added: after.filter((review) => !before.includes(review)).map(({ rating }) => rating),
    removed: before.filter((review) => !after.includes(review)).map(({ rating }) => rating),
  };
  const total = profile.reviews.pagination.total + after.length - before.length;
  return {
    ...answer,
    data: {
      ...profile,
      statistics: withRatings(profile.statistics, ratings),
      reviews: { data: after, pagination: { ...profile.reviews.pagination, total } },
    },
  };
}

const inReview = (answer: { data: Review }, { written }: ReviewChange) =>
  written?.id === answer.data.id ? withField(answer, 'data', written) : answer;

/**
 * Every call whose answers contain reviews, but for the stats by themselves: they don't tell which reviews
 * they count, so they are refetched.
 */
export const REVIEW_COPIES: readonly CachedCopy<ReviewChange>[] = [
  copyIn(listReviews, inPage),
  copyIn(listPublicReviews, inPage),
  copyIn(getReview, inReview),
  copyIn(getPublicReview, inReview),
  copyIn(getProfile, inProfile),
  copyIn(listPendingReviews, (answer, { written }) => {
    const left = answer.data.filter(({ task_offer_id: id }) => id !== written?.task_offer_id);
    return left.length === answer.data.length ? answer : { data: left };
  }),
];

function patchBy<Answer>(
  changeOf: (answer: Answer) => ReviewChange,
  offers: Patch<Answer>,
  completes: Patch<Answer>['completes'],
): Patch<Answer> {
  return {
    copies: [
      ...offers.copies,
      ...REVIEW_COPIES.map(({ call, apply }) => ({
        call,
        apply: (cached: unknown, answer: Answer, input: unknown) =>
          apply(cached, changeOf(answer), input),
      })),
    ],
    completes: [...offers.completes, ...completes],
  };
}

/**
 * Puts a new or edited review everywhere it is cached: into lists, the profile with its figures, and on its
 * offer. A new one is no longer pending.
 */
export const reviewPatch: Patch<{ data: Review }> = patchBy(
  ({ data }) => ({ written: data }),
  reviewedOfferPatch,
  [listReviews, listPublicReviews, getReview, getPublicReview, listPendingReviews],
);

/** Removes a deleted review everywhere. Its offer can be reviewed again. */
export const deletedReviewPatch: Patch<Pick<Review, 'id' | 'task_offer_id'>> = patchBy(
  (deleted) => ({ deleted }),
  unreviewedOfferPatch,
  [listReviews, listPublicReviews, getReview, getPublicReview],
);
