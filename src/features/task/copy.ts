export const categoriesCopy = {
  usual: 'Until they load, you can choose from the usual ones.',
  retry: 'Try again',
  retrying: 'Loading the categories',
} as const;

/** A number and its noun stay on one line. */
const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')}\u00a0${count === 1 ? one : many}`;

export const taskCopy = {
  category: 'Category',
  noCategory: 'No category',
  deadline: 'Deadline',
  noDeadline: 'No deadline',
  urgency: {
    overdue: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} overdue`,
    today: 'Due today',
    soon: (days: number) => (days === 1 ? 'Due tomorrow' : `Due in ${days} days`),
  },
  location: 'Location',
  noLocation: 'No location given',
  area: 'Area',
  time: 'Estimated time',
  hours: (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  interest: 'Interest',
  views: (count: number) => counted(count, 'view', 'views'),
  applications: (count: number) => counted(count, 'application', 'applications'),
  inquiries: (count: number) => counted(count, 'inquiry', 'inquiries'),
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
