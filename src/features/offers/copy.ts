import type { OfferTransition, OfferRole } from '#src/domain/offer-machine.ts';
import type { OFFER_SORTS, SORT_ORDERS } from '#src/contract/offers.ts';

const TRANSITIONS = {
  accept: 'Accept',
  decline: 'Decline',
  cancel: 'Cancel Offer',
  start: 'Start Work',
  complete: 'Complete',
} as const satisfies Record<OfferTransition, string>;

const UNDER_WAY = {
  accept: 'Accepting the offer',
  decline: 'Declining the offer',
  cancel: 'Cancelling the offer',
  start: 'Starting work',
  complete: 'Completing the work',
} as const satisfies Record<OfferTransition, string>;

const DONE = {
  accept: 'Offer accepted. The task is yours.',
  decline: 'Offer declined.',
  cancel: 'Offer cancelled.',
  start: 'Work started. Good luck!',
  complete: 'Work completed successfully! You can now write a review.',
} as const satisfies Record<OfferTransition, string>;

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

const COUNTERPART = {
  worker: 'From Client',
  client: 'To Worker',
} as const satisfies Record<OfferRole, string>;

const offers = (count: number) => `${count} ${count === 1 ? 'offer' : 'offers'}`;

/** The copy of job offers. Status labels are defined in the domain. */
export const offersCopy = {
  title: 'Job Offers',
  intro: 'What you were offered, and what you have offered others.',
  total: offers,
  showing: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  loading: 'Loading your offers',
  listLabel: 'Offers',
  filters: {
    label: 'Filter offers',
    search: 'Search',
    searchHint: 'Task, client, worker or amount',
    status: 'Status',
    allStatuses: 'All statuses',
    cancelled: 'Cancelled',
    sortBy: 'Sort by',
    order: 'Order',
    sorts: SORTS,
    orders: ORDERS,
    refresh: 'Refresh',
    refreshing: 'Refreshing your offers',
    clear: 'Clear filters',
  },
  more: {
    load: 'Load more offers',
    loading: 'Loading more offers',
    loaded: (count: number) => `${offers(count)} more loaded`,
    end: 'No more offers to load',
    retry: 'Try again',
  },
  empty: {
    title: 'No Offers Found',
    filtered: 'No offers match your current filters.',
    none: "You don't have any offers yet.",
    browse: 'Browse tasks',
    post: 'Post a task',
  },
  error: { title: 'We could not load your offers' },
  card: {
    number: (id: number) => `Offer #${id}`,
    counterpart: COUNTERPART,
    deadline: 'Deadline',
    noDeadline: 'No deadline',
    created: (date: string) => `Created ${date}`,
    cancelledOn: (date: string) => `Cancelled on ${date}`,
    details: 'View Details',
    detailsOf: (title: string) => `of ${title}`,
    writeReview: 'Write Review',
    viewReview: 'View Review',
  },
  urgency: {
    overdue: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} overdue`,
    today: 'Due today',
    soon: (days: number) => (days === 1 ? 'Due tomorrow' : `Due in ${days} days`),
  },
  transitions: TRANSITIONS,
  underWay: UNDER_WAY,
  done: DONE,
  confirmCancel: 'Are you sure you want to cancel this offer?',
  response: {
    label: (name: string) => `Your message to ${name}`,
    hint: 'It goes into your conversation. You may leave it empty.',
    accept: 'Thank you for the offer. I am happy to accept it and look forward to helping you.',
    decline: 'Thank you for the offer. I am sorry, but I cannot take it on.',
    sendAccept: 'Accept offer',
    sendDecline: 'Decline offer',
    back: 'Back',
  },
  tryAgain: 'Try again in a moment.',
  conflict: 'The offer has changed meanwhile. This is how it stands now.',
  dismiss: 'Dismiss',
  modal: {
    title: 'Offer details',
    loading: 'Loading the offer',
    failed: 'Failed to fetch offer details',
    notFoundTitle: 'This offer is not there',
    notFound: 'It may belong to somebody else, or the address has a mistake in it.',
    retry: 'Try again',
    close: 'Close',
    budget: 'Task budget',
    description: 'Task description',
    location: 'Location',
    client: 'Client',
    worker: 'Worker',
    deadline: 'Deadline',
    details: 'Offer details',
    terms: 'Terms and conditions',
    timeline: 'Timeline',
    created: 'Created',
    updated: 'Last updated',
    ended: 'Ended',
  },
} as const;
