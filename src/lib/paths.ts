/** The routes of the product (section 2): the pattern of each and the way to build its address. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  auth: {
    pattern: '/auth',
    to: (query: { tab?: 'login' | 'register'; type?: 'client' | 'worker' } = {}) =>
      withQuery('/auth', query),
  },
  dashboard: { pattern: '/dashboard', to: () => '/dashboard' },
  about: { pattern: '/about', to: () => '/about' },
  services: { pattern: '/services', to: () => '/services' },
  contact: { pattern: '/contact', to: () => '/contact' },
  messages: { pattern: '/messages', to: () => '/messages' },
  offers: {
    pattern: '/offers',
    /** With an offer's id, its details are open. */
    to: (query: { offer?: number } = {}) =>
      withQuery('/offers', { offer: query.offer?.toString() }),
  },
  reviews: { pattern: '/reviews', to: () => '/reviews' },
  pendingReviews: { pattern: '/pending-reviews', to: () => '/pending-reviews' },
  user: { pattern: '/user/:userId', to: (id: number) => `/user/${id}` },
  worker: { pattern: '/worker', to: () => '/worker' },
  workerTasks: { pattern: '/worker/tasks', to: () => '/worker/tasks' },
  client: { pattern: '/client', to: () => '/client' },
  payment: { pattern: '/payment', to: () => '/payment' },
} as const;

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
