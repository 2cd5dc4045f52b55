export const clientDashboardCopy = {
  title: 'Client dashboard',
  greeting: (firstName: string) => `Welcome, ${firstName}`,
  intro: 'Your tasks and spending at a glance.',
  actions: {
    messages: 'Messages',
    unread: (count: number) => `${count} unread`,
    offers: 'Offers',
    pending: (count: number) => `${count} pending`,
    post: 'Post New Task',
  },
  stats: {
    label: 'Your stats',
    failed: "We couldn't load your dashboard",
    tasks: 'Total Tasks',
    active: 'Active Tasks',
    completed: 'Completed',
    offers: 'Total Offers',
    spending: 'Total Spending',
    unread: 'Unread Messages',
  },
} as const;
