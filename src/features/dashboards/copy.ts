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
  },
  activity: {
    title: 'Recent Activity',
    empty: 'No recent activity to display',
    hint: 'For the latest, check your offers and messages.',
  },
} as const;
