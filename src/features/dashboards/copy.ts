import { TASK_STATES } from '#src/domain/task-machine.ts';

/** The copy of the general dashboard. */
export const dashboardCopy = {
  title: 'Dashboard',
  greeting: (firstName: string) => `Hello, ${firstName}`,
  intro: 'Get help around the house, or earn by helping your neighbors.',
  verification: {
    title: "Your email isn't verified yet",
    text: (email: string) => `Enter the 6-digit code from the email we sent to ${email}.`,
    verify: 'Verify email',
  },
  shortcuts: {
    help: {
      title: 'Get help',
      text: 'Post a task, and students nearby will message you.',
      post: 'Post Task',
      tasks: 'My Tasks',
    },
    earn: {
      title: 'Earn',
      text: 'Find tasks nearby, and get paid for your work.',
      browse: 'Browse Tasks',
      jobs: 'My Jobs',
    },
  },
  stats: {
    label: 'Your stats',
    loading: 'Loading your stats',
    failed: "We couldn't load your stats",
    tasks: 'Tasks posted',
    offers: 'Job offers',
    unread: 'Unread messages',
  },
  profile: {
    email: 'Email',
    phone: 'Phone',
    city: 'City',
    since: 'Member since',
    missing: 'Not given',
    verified: 'Verified',
    unverified: 'Email not verified',
    public: 'Public profile',
    reviews: 'Reviews',
    pending: 'Pending reviews',
  },
  activity: {
    title: 'Recent Activity',
    empty: 'No recent activity to display',
  },
} as const;

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** The copy of what waits for the viewer. */
export const waitingCopy = {
  title: 'Waiting for you',
  loading: 'Loading what waits for you',
  nothing: "Nothing right now. You're all caught up.",
  kinds: {
    overdueWork: {
      text: (count: number) => `${counted(count, 'job is', 'jobs are')} overdue`,
      action: 'Finish up',
    },
    overdueTasks: {
      text: (count: number) => `${counted(count, 'of your tasks is', 'of your tasks are')} overdue`,
      action: 'Ask the worker',
    },
    dueWork: {
      text: (count: number) => `${counted(count, 'job is', 'jobs are')} due this week`,
      action: 'See your work',
    },
    offers: {
      text: (count: number) => `${counted(count, 'offer needs', 'offers need')} your answer`,
      action: 'Answer',
    },
    messages: {
      /** Without the count, which the navigation bar has. */
      text: () => 'You have unread messages',
      action: 'Read',
    },
    reviews: {
      text: (count: number) =>
        `You can review ${counted(count, 'person', 'people')} you worked with`,
      action: 'Review',
    },
  },
} as const;

/** The copy of the charts on the dashboards of workers and clients. */
export const sharesCopy = {
  thisMonth: 'This month',
  earlier: 'Earlier',
  earnings: {
    title: 'Earnings',
    loading: 'Loading your earnings',
    empty: 'Your earnings show up here once you complete your first task.',
  },
  spending: {
    title: 'Spending',
    loading: 'Loading your spending',
    empty: 'Your spending shows up here once a worker completes a task of yours.',
  },
  offers: {
    title: 'Offers by status',
    loading: 'Loading your offers by status',
    empty: 'Clients send you offers after you message them about a task.',
    pending: 'Pending',
    accepted: 'Accepted',
    inProgress: 'In Progress',
    completed: 'Completed or paid',
    ended: 'Declined or canceled',
  },
  tasks: {
    title: 'Tasks by status',
    loading: 'Loading your tasks by status',
    empty: 'Post a task to see its progress here.',
    active: 'Active',
    completed: 'Completed',
    cancelled: TASK_STATES.cancelled.label,
    inactive: 'Inactive',
  },
} as const;
