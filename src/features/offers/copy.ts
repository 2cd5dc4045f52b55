import { counted } from '#src/domain/counted.ts';
import type { OFFER_SORTS, SORT_ORDERS } from '#src/contract/offers.ts';

const SORTS = {
  created_at: 'Date Created',
  payment_amount: 'Payment Amount',
  deadline_date: 'Deadline',
  status: 'Status',
} as const satisfies Record<(typeof OFFER_SORTS)[number], string>;

const ORDERS = {
  desc: 'Newest First',
  asc: 'Oldest First',
} as const satisfies Record<(typeof SORT_ORDERS)[number], string>;

const offers = (count: number) => counted(count, 'offer');

export const offerListCopy = {
  title: 'Job Offers',
  intro: "Offers you've received and sent.",
  total: offers,
  showing: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  loading: 'Loading your offers',
  listLabel: 'Offers',
  filters: {
    label: 'Filter offers',
    show: (count: number | null) => (count === null ? 'Show offers' : `Show ${offers(count)}`),
    search: 'Search',
    searchHint: 'Task, person, amount',
    status: 'Status',
    allStatuses: 'All statuses',
    cancelled: 'Cancelled',
    sortBy: 'Sort by',
    order: 'Order',
    sorts: SORTS,
    orders: ORDERS,
    refreshing: 'Refreshing your offers',
    clear: 'Clear filters',
  },
  more: {
    load: 'Load more offers',
    loading: 'Loading more offers',
    loaded: (count: number) => `${offers(count)} more loaded`,
    failed: "We couldn't load more offers",
    end: 'No more offers to load',
    retry: 'Try again',
  },
  empty: {
    title: 'No Offers Found',
    none: "You don't have any offers yet.",
    how: 'A client can send you one after you message them about a task.',
    browse: 'Browse Tasks',
    post: 'Post Task',
  },
  noMatch: { title: 'No Offers Found', text: 'No offers match your current filters.' },
  error: { title: "We couldn't load your offers" },
} as const;
