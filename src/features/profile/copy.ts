import { PRODUCT_NAME } from '#src/domain/product.ts';
import { countReviews } from '#src/features/review/counts.ts';

export const profileCopy = {
  title: 'Profile',
  label: 'Profile',
  loading: 'Loading the profile',
  back: 'Back',
  email: 'Email',
  own: 'This is your public profile.',
  share: {
    share: 'Share',
    title: (name: string, product: string) => `${name} on ${product}`,
    copied: 'Link copied.',
    failed: "We couldn't copy the link. Copy it from the address bar.",
  },
  ratings: 'Ratings',
  reviews: {
    title: 'Recent reviews',
    showing: (shown: number, total: number) =>
      `Showing ${shown.toLocaleString('en-US')} of ${countReviews(total)}`,
    seeAll: 'See all reviews',
    none: `New on ${PRODUCT_NAME}`,
    noneText: (name: string) =>
      `${name} doesn't have any reviews yet. They show up here once a task is done.`,
    noneTextOwn:
      "You don't have any reviews yet. Once you finish a task, the other person can write the first one.",
  },
  notFound: {
    title: "We couldn't find this person",
    text: 'User profile not found.',
    home: 'Go to home page',
    dashboard: 'Go to your dashboard',
  },
  failed: "We couldn't load this profile",
} as const;
