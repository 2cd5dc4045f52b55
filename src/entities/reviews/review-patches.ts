import type { CallAnswer, CallInput } from '#src/contract/endpoint.ts';
import {
  getProfile,
  getPublicReview,
  getReview,
  listPendingReviews,
  listPublicReviews,
  listReviews,
} from '#src/contract/reviews.ts';
import { countOf, RATINGS, type RatingStats, type Review } from '#src/domain/review.ts';
import { copyIn, mapChanged, withField, type CachedCopy, type Patch } from '#src/lib/patch.ts';
import { isListed, type CachedReview } from './review-pages.ts';
import { reviewedOfferPatch, unreviewedOfferPatch } from '../offers/offer-patches.ts';

/** A review that was written, or deleted. */
type ReviewChange =
  | { readonly written: Review; readonly deleted?: undefined }
  | { readonly deleted: Pick<Review, 'id' | 'task_offer_id'>; readonly written?: undefined };

/**
 * Reviews with a new one in front, an edited one replaced, or a deleted one removed. They are newest first: an
 * edited one that is missing and older than all of them belongs to a later page, so it isn't added. One that
 * is marked as deleted stays so: an answer from before its deletion may arrive after it.
 */
function changed(reviews: CachedReview[], change: ReviewChange): Review[] {
  const { written, deleted } = change;
  if (deleted) {
    const left = reviews.filter(({ id }) => id !== deleted.id);
    return left.length === reviews.length ? reviews : left;
  }
  if (!reviews.some(({ id }) => id === written.id))
    return isNewest(written, reviews) ? [written, ...reviews] : reviews;
  return mapChanged(reviews, (review) =>
    review.id === written.id && isListed(review) && !isEqual(review, written) ? written : review,
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

/**
 * Stats after ratings were added to them and removed from them. They stay the same when no rating changes, and
 * when their own figures contradict each other or the reviews: then only the server can tell.
 */
function withRatings(
  stats: RatingStats,
  { added, removed }: { added: readonly number[]; removed: readonly number[] },
): RatingStats {
  const counts = RATINGS.map((stars) => {
    const count = (ratings: readonly number[]) => ratings.filter((each) => each === stars).length;
    return { stars, before: countOf(stats, stars), by: count(added) - count(removed) };
  });
  const total = counts.reduce((sum, { before }) => sum + before, 0);
  const isUnchanged = counts.every(({ by }) => by === 0);
  const isContradictory =
    total !== stats.total_reviews || counts.some(({ before, by }) => before + by < 0);
  if (isUnchanged || isContradictory) return stats;

  const total_reviews = total + added.length - removed.length;
  const sum = counts.reduce((stars, each) => stars + each.stars * (each.before + each.by), 0);
  const rating_breakdown = { ...stats.rating_breakdown };
  for (const { stars, before, by } of counts) rating_breakdown[`${stars}_star`] = before + by;
  // Not rounded: 4.496 has another badge than 4.5.
  const average_rating = total_reviews === 0 ? 0 : sum / total_reviews;
  return { ...stats, rating_breakdown, total_reviews, average_rating };
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

/** What an edit completes: it changes no list's length. */
const COMPLETED_BY_EDIT = [listReviews, listPublicReviews, getReview, getPublicReview] as const;

/**
 * Puts an edited review everywhere it is cached: into lists, the profile with its figures, and on its offer.
 * It may be one that was written elsewhere, too: then it is no longer pending.
 */
export const reviewPatch: Patch<{ data: Review }> = patchBy(
  ({ data }) => ({ written: data }),
  reviewedOfferPatch,
  [...COMPLETED_BY_EDIT, listPendingReviews],
);

/**
 * Puts a new review everywhere, like {@link reviewPatch}. Lists of reviews are refetched all the same: every
 * page has their total, and a search may find the new one.
 */
export const newReviewPatch: Patch<{ data: Review }> = {
  ...reviewPatch,
  completes: [...reviewedOfferPatch.completes, getReview, getPublicReview, listPendingReviews],
};

/** Removes a deleted review everywhere. Its offer can be reviewed again. */
export const deletedReviewPatch: Patch<Pick<Review, 'id' | 'task_offer_id'>> = patchBy(
  (deleted) => ({ deleted }),
  unreviewedOfferPatch,
  COMPLETED_BY_EDIT,
);
