import { counted } from '#src/domain/counted.ts';
import type { ShownTaskStatus } from '#src/domain/task.ts';

/** Null where the client can edit and delete it. */
const BLOCKED = {
  available: null,
  booked: 'A worker is booked. Cancel the task before you delete it.',
  in_progress: "Work has started, so you can't delete this task.",
  completed: "This task is done, so you can't edit it.",
  cancelled: "This task is off, so you can't edit it.",
  inactive: null,
  unknown: "You can't change this task right now.",
} as const satisfies Record<ShownTaskStatus, string | null>;

const tasks = (count: number) => counted(count, 'task');

export const postedTasksCopy = {
  title: 'Your Posted Tasks',
  loading: 'Loading your tasks',
  all: {
    show: (total: number) => `Show all ${tasks(total)}`,
    loading: 'Loading all your tasks',
    loaded: (count: number) => `All ${tasks(count)} loaded`,
    failed: "We couldn't load all your tasks",
  },
  failedTitle: "We couldn't load your tasks",
  empty: {
    title: "You haven't posted any tasks yet",
    text: 'Tell your neighbors what needs doing, and students nearby will message you.',
    post: 'Post your first task',
  },
  samples: {
    label: 'Sample tasks',
    badge: 'Sample',
    note: "Until they load, two samples show what your tasks look like. They aren't yours.",
  },
  card: {
    posted: 'Posted',
    price: 'Price',
    due: 'Due',
    duration: 'Duration',
    view: 'View',
    edit: 'Edit',
    delete: 'Delete',
    blocked: BLOCKED,
  },
  details: {
    notFound: 'You may have deleted it, or the link may be wrong.',
    timeline: 'Project timeline',
    worker: 'Assigned worker',
    offer: 'Accepted offer',
    viewOffer: 'View offer',
  },
  /** In place of the form. */
  notEditable: {
    title: "You can't edit this task",
    others: 'Only the client who posted it can.',
  },
  cancel: {
    label: 'Cancel task',
    underWay: 'Canceling the task',
    title: 'Cancel this task?',
    text: 'Its open offers are canceled, and workers no longer find it.',
    textBooked: "The accepted offer and all other open offers are canceled. The worker won't come.",
    keep: 'Keep it',
    done: 'Task cancelled successfully!',
    failedTitle: "We couldn't cancel this task",
    failed: 'Failed to cancel task. Please try again.',
  },
  delete: {
    title: 'Delete this task?',
    text: (title: string) => `“${title}” is removed for good, and its open offers are canceled.`,
    action: 'Delete task',
    underWay: 'Deleting the task',
    keep: 'Keep it',
    done: 'Task deleted successfully!',
    failedTitle: "We couldn't delete this task",
    failed: 'Failed to delete task. Please try again.',
  },
  unconfirmed: "We're not sure it went through. When you try again, we'll check first.",
} as const;
