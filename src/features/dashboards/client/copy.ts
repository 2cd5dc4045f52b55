/** The copy of the client's dashboard, except its tasks. */
export const clientDashboardCopy = {
  title: 'Client dashboard',
  greeting: (firstName: string) => `Welcome, ${firstName}`,
  intro: 'Post what needs doing, and keep an eye on who does it.',
  actions: {
    messages: 'Messages',
    unread: (count: number) => `${count} unread`,
    offers: 'Offers',
    pending: (count: number) => `${count} pending`,
    post: 'Post New Task',
  },
  stats: {
    label: 'Your figures',
    loading: 'Loading your figures',
    failed: "We couldn't load your dashboard",
    tasks: 'Total Tasks',
    active: 'Active Tasks',
    completed: 'Completed',
    offers: 'Total Offers',
    spending: 'Total Spending',
    unread: 'Unread Messages',
  },
} as const;
