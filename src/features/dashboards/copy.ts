import { counted } from '#src/domain/counted.ts';
import { TASK_STATES } from '#src/domain/task-machine.ts';

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
      text: 'Find tasks nearby, and get paid for the work you do.',
      browse: 'Browse Tasks',
      jobs: 'My Jobs',
    },
  },
  stats: {
    label: 'Your stats',
    loading: 'Loading your stats',
    failed: "We couldn't load your stats",
    tasks: (count: number) => (count === 1 ? 'task posted' : 'tasks posted'),
    offers: (count: number) => (count === 1 ? 'job offer' : 'job offers'),
  },
  profile: {
    email: 'Email',
    phone: 'Phone',
    city: 'City',
    since: 'Member since',
    missing: 'Not provided',
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

export const waitingCopy = {
  title: 'Waiting for you',
  loading: "Loading what's waiting for you",
  nothing: 'Nothing right now.',
  kinds: {
    overdueWork: {
      text: (count: number) => `${counted(count, 'job is', 'jobs are')} overdue`,
      action: 'Finish up',
    },
    overdueTasks: {
      text: (count: number) => `${counted(count, 'of your tasks is', 'of your tasks are')} overdue`,
      action: 'Message',
    },
    dueWork: {
      text: (count: number) => `${counted(count, 'job is', 'jobs are')} due this week`,
      action: 'View',
    },
    offers: {
      text: (count: number) => `${counted(count, 'offer needs', 'offers need')} your answer`,
      action: 'Answer',
    },
    messages: {
      text: (count: number) => counted(count, 'unread message'),
      action: 'Read',
    },
    reviews: {
      text: (count: number) => `${counted(count, 'review')} to write`,
      action: 'Write',
    },
  },
} as const;

export const sharesCopy = {
  spending: {
    title: 'Spending',
    thisMonth: 'This month',
    earlier: 'Earlier',
  },
  offers: {
    title: 'Offers by status',
    pending: 'Pending',
    accepted: 'Accepted',
    inProgress: 'In Progress',
    completed: 'Completed or paid',
    ended: 'Declined or canceled',
  },
  tasks: {
    title: 'Tasks by status',
    active: 'Active',
    completed: 'Completed',
    cancelled: TASK_STATES.cancelled.label,
    inactive: 'Inactive',
  },
} as const;
