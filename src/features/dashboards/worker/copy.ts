import { counted } from '#src/domain/counted.ts';
import type { FailureTexts } from '#src/features/offer/OfferActions.tsx';

const FAILED = {
  start: 'Failed to start work',
  complete: 'Failed to complete work',
} as const satisfies FailureTexts;

export const workerCopy = {
  title: 'Worker dashboard',
  greeting: (firstName: string) => `Welcome, ${firstName}`,
  intro: 'Your jobs and earnings at a glance.',
  links: {
    label: 'Shortcuts',
    messages: 'Messages',
    unread: (count: number) => counted(count, 'unread message'),
    offers: 'Offers',
    browse: 'Browse New Tasks',
  },
  stats: {
    label: 'Your stats',
    failed: "We couldn't load your stats",
    /** In place of the call's fallback (product.md §8). */
    failedText: 'Failed to load dashboard data',
    offers: 'Total Offers',
    completed: 'Completed',
    earnings: 'Total Earnings',
    success: 'Success Rate',
    deadlines: 'Upcoming Deadlines',
    unread: 'Unread Messages',
  },
  upcoming: {
    title: 'My Upcoming Offers',
    count: (active: number) => `(${active})`,
    label: 'Upcoming offers',
    loading: 'Loading your upcoming offers',
    failedTitle: "We couldn't load your upcoming offers",
    all: 'View all offers',
    view: 'View',
    failed: FAILED,
    empty: {
      title: 'No upcoming offers',
      text: 'Browse tasks and message a client. Jobs you accept show up here, soonest deadline first.',
    },
  },
  actions: {
    title: 'Quick Actions',
    browse: 'Browse Tasks',
    profile: 'Update Profile',
    noProfile: "You can't edit your profile yet.",
  },
  quickStats: {
    title: 'Quick Stats',
    loading: 'Loading your quick stats',
    average: 'Average Payment',
    month: 'This Month',
    overdue: 'Overdue Tasks',
    unknown: 'Unknown',
  },
} as const;
