import type { ShownTaskStatus } from '#src/domain/task.ts';

/** Why a client can't edit or delete a task, by its status; null where they can do both. */
const BLOCKED = {
  available: null,
  booked: 'A worker is booked. Cancel the task before you delete it.',
  in_progress: "Work has started, so you can't delete this task.",
  completed: "This task is done, so you can't edit it.",
  cancelled: "This task is canceled, so you can't edit it.",
  inactive: null,
  unknown: "You can't change this task right now.",
} as const satisfies Record<ShownTaskStatus, string | null>;

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const tasks = (count: number) => counted(count, 'task', 'tasks');

/** The copy of the tasks that the viewer has posted. Labels of statuses are in the domain. */
export const postedTasksCopy = {
  title: 'Your Posted Tasks',
  total: tasks,
  loading: 'Loading your tasks',
  all: {
    show: (total: number) => `Show all ${tasks(total)}`,
    loading: 'Loading all your tasks',
    loaded: (count: number) => `All ${tasks(count)} loaded`,
    failedTitle: "We couldn't load all your tasks",
    retry: 'Try again',
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
    category: 'Category',
    noCategory: 'No category',
    created: (date: string) => `Created ${date}`,
    price: 'Price',
    location: 'Location',
    noLocation: 'No location given',
    duration: 'Duration',
    noDuration: 'No duration given',
    views: 'Views',
    inquiries: 'Inquiries',
    interest: (views: number, inquiries: number) =>
      `${counted(views, 'view', 'views')}, ${counted(inquiries, 'inquiry', 'inquiries')}`,
    view: 'View',
    edit: 'Edit',
    delete: 'Delete',
    blocked: BLOCKED,
  },
} as const;
