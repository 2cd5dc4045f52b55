/** The copy of the general dashboard. */
export const dashboardCopy = {
  title: 'Dashboard',
  greeting: (firstName: string) => `Hello, ${firstName}`,
  intro: 'One account for both sides: get things done, or do them for others.',
  profile: {
    title: 'Your profile',
    email: 'Email',
    phone: 'Phone',
    city: 'City',
    since: 'Member since',
    missing: 'Not given',
    verified: 'Verified',
    unverified: 'Email not verified',
    verify: 'Verify your email',
    universal: 'Client and worker',
  },
  figures: {
    label: 'Your figures',
    loading: 'Loading your figures',
    tasks: 'Tasks posted',
    offers: 'Offers',
    unread: 'Unread messages',
  },
  shortcuts: {
    label: 'Shortcuts',
    browse: { title: 'Browse Tasks', text: 'See what neighbors need done.' },
    jobs: { title: 'My Jobs', text: 'Offers and work that you have taken on.' },
    post: { title: 'Post Task', text: 'Say what needs doing and what it pays.' },
    tasks: { title: 'My Tasks', text: 'Tasks that you have posted.' },
  },
  activity: {
    title: 'Recent Activity',
    empty: 'No recent activity to display',
    hint: 'Once you post a task or take on a job, it shows up here.',
  },
  error: { title: "We couldn't load your stats" },
} as const;
