import { countReviews } from '#src/features/review/counts.ts';
import type { ReviewTab } from './queries.ts';

const TABS = {
  about: 'About Me',
  written: "I've Written",
  browse: 'Browse All',
} as const satisfies Record<ReviewTab, string>;

const EMPTY = {
  about: {
    title: 'No reviews about you yet',
    text: 'Once a task is done, the other person can review you. Their review shows up here.',
  },
  written: {
    title: "You haven't written a review yet",
    text: 'Review the people you work with to help your neighbors choose.',
  },
  browse: {
    title: 'No reviews yet',
    text: 'Reviews show up here once clients and workers rate each other.',
  },
} as const satisfies Record<ReviewTab, { title: string; text: string }>;

export const reviewListCopy = {
  title: 'Reviews',
  intro: 'What neighbors say about each other.',
  pending: 'Pending reviews',
  tabsLabel: 'Which reviews',
  tabs: TABS,
  total: countReviews,
  showing: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  loading: 'Loading reviews',
  listLabel: 'Reviews',
  filters: {
    label: 'Filter reviews',
    show: (count: number | null) =>
      count === null ? 'Show reviews' : `Show ${countReviews(count)}`,
    search: 'Search',
    searchHint: 'Name or keyword',
    userId: 'User ID',
    userIdHint: 'Any user ID',
    invalidUserId: 'Enter a user ID, such as 7',
    clear: 'Clear filters',
    refreshing: 'Refreshing the reviews',
  },
  more: {
    load: 'Load More',
    loading: 'Loading more reviews',
    loaded: (count: number) => `${countReviews(count)} more loaded`,
    failed: "We couldn't load more reviews",
    end: 'No more reviews to load',
    retry: 'Try again',
  },
  empty: EMPTY,
  offers: 'Go to your offers',
  noMatch: {
    title: 'No reviews match',
    text: 'Try a different search, or clear the filters.',
  },
  error: { title: "We couldn't load the reviews" },
  card: {
    edit: 'Edit',
    editOf: (name: string) => `your review of ${name}`,
    delete: (name: string) => `Delete your review of ${name}`,
  },
  stats: {
    title: 'Your rating',
    loading: 'Loading your rating',
    failed: "The viewer's rating stats failed to load",
  },
  edit: {
    title: 'Edit your review',
    about: (name: string) => `About ${name}. Anyone can read your review.`,
    submit: 'Save changes',
    submitting: 'Saving your review',
    later: 'Cancel',
    saved: 'Review updated.',
    conflict: 'This review has changed. Close this dialog to see the latest.',
    unconfirmed: "We're not sure it was saved. Try again, and we'll check first.",
    failed: "We couldn't save your review",
    failedLater: "We couldn't save your review. Your changes are saved as a draft.",
    gone: 'It was deleted. Copy your text before you close.',
    goneLater: "Your review was deleted elsewhere, so we couldn't save your changes.",
    restored: {
      title: 'We restored your unsaved changes',
      text: 'Save them, or discard them to start over.',
      outdated: 'The review has changed since you made them.',
      discard: 'Discard',
    },
  },
  delete: {
    title: 'Delete this review?',
    text: (name: string) =>
      `This permanently deletes your review of ${name}. You can write a new one later.`,
    keep: 'Keep it',
    action: 'Delete review',
    underWay: 'Deleting your review',
    done: 'Review deleted.',
    failed: "We couldn't delete your review",
    kept: 'Your review is still there.',
    unconfirmed: "We're not sure it was deleted. Try again, and we'll check first.",
  },
} as const;
