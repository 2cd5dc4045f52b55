import { counted } from '#src/domain/counted.ts';

export const categoriesCopy = {
  usual: 'Until they load, you can choose from the usual ones.',
  retry: 'Try again',
  retrying: 'Loading the categories',
} as const;

/** A number and its noun stay on one line. */
const unbroken = (...noun: Parameters<typeof counted>) => counted(...noun).replace(' ', '\u00a0');

export const taskCopy = {
  category: 'Category',
  noCategory: 'No category',
  deadline: 'Deadline',
  noDeadline: 'No deadline',
  urgency: {
    overdue: (days: number) => `${counted(days, 'day')} overdue`,
    today: 'Due today',
    soon: (days: number) => (days === 1 ? 'Due tomorrow' : `Due in ${days} days`),
  },
  location: 'Location',
  noLocation: 'No location given',
  area: 'Area',
  time: 'Estimated time',
  hours: (hours: number) => counted(hours, 'hour'),
  interest: 'Interest',
  views: (count: number) => unbroken(count, 'view'),
  applications: (count: number) => unbroken(count, 'application'),
  inquiries: (count: number) => unbroken(count, 'inquiry', 'inquiries'),
  details: {
    title: 'Task details',
    loading: 'Loading the task',
    failedTitle: "We couldn't load this task",
    notFoundTitle: "We couldn't find this task",
    description: 'Description',
    requirements: 'Requirements',
    equipment: 'Equipment',
  },
} as const;
