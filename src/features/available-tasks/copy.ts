import { counted } from '#src/domain/counted.ts';
import type { TASK_SORTS } from '#src/contract/tasks.ts';
import type { SORT_ORDERS } from '#src/contract/offers.ts';
import type { MessageBlocker } from './message-blocker.ts';

const SORTS = {
  deadline: { asc: 'Soonest deadline', desc: 'Latest deadline' },
  payment_offer: { asc: 'Lowest payment', desc: 'Highest payment' },
  created_at: { asc: 'Oldest first', desc: 'Newest first' },
} as const satisfies Record<
  (typeof TASK_SORTS)[number],
  Record<(typeof SORT_ORDERS)[number], string>
>;

const BLOCKED = {
  own: 'This is your own task.',
  booked: 'This task is already booked.',
  in_progress: 'Work on this task has started.',
  completed: 'This task is done.',
  cancelled: 'The client canceled this task.',
  inactive: 'The client has paused this task.',
  unknown: 'This task takes no messages right now.',
} as const satisfies Record<MessageBlocker, string>;

const tasks = (count: number) => counted(count, 'task');

export const tasksCopy = {
  title: 'Available Tasks',
  intro: 'Help your neighbors, and get paid for your work.',
  showing: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  loading: 'Loading tasks',
  listLabel: 'Tasks',
  filters: {
    label: 'Filter tasks',
    show: (count: number | null) => (count === null ? 'Show tasks' : `Show ${tasks(count)}`),
    search: 'Search',
    searchHint: 'Title or description',
    category: 'Category',
    allCategories: 'All categories',
    loadingCategory: 'Loading...',
    unknownCategory: 'Unknown',
    location: 'Location',
    locationHint: 'Street or city',
    sort: 'Sort by',
    sorts: SORTS,
    refreshing: 'Refreshing the tasks',
    clear: 'Clear filters',
  },
  more: {
    load: 'Load more tasks',
    loading: 'Loading more tasks',
    loaded: (count: number) => `${tasks(count)} more loaded`,
    failed: "We couldn't load more tasks",
    end: 'No more tasks to load',
    retry: 'Try again',
  },
  empty: {
    title: 'No tasks yet',
    text: 'New tasks show up here as soon as clients post them.',
    action: 'Go to messages',
  },
  noMatch: {
    title: 'No tasks match',
    text: 'Try other words, another place, or all categories.',
  },
  error: { title: "We couldn't load the tasks" },
  card: {
    payment: 'Payment',
    view: 'View',
    message: 'Message Client',
    about: (title: string) => `about ${title}`,
  },
  contact: {
    blocked: BLOCKED,
    written: "You've already written to this client.",
    open: 'Open conversation',
  },
  details: {
    notFound: 'The client may have deleted it, or the link may be wrong.',
    poster: 'Posted by',
    posted: 'Posted',
  },
  message: {
    title: (client: string) => `Message ${client}`,
    about: (title: string, payment: string) => `About “${title}”, for ${payment}.`,
    greeting: (client: string, title: string) =>
      `Hi ${client}, I'd like to help with “${title}”. When would be a good time?`,
    label: 'Your message',
    hint: 'Introduce yourself, and say what you bring.',
    send: 'Send message',
    sending: 'Sending your message',
    sent: 'Message sent successfully! Check your messages to continue the conversation.',
    writtenTitle: "You've already written to this client",
    written: "We'll add your message to your conversation.",
    conflict: 'Close this dialog to see the latest.',
    unconfirmed: "We're not sure it was sent. Try again, and we'll check first.",
    failedLater: "We couldn't send your message. We saved it as a draft.",
  },
  book: { failed: 'Failed to apply for task' },
} as const;
