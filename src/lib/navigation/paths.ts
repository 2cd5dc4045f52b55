interface Path {
  readonly pattern: `/${string}`;
  /** Builds a link to this route. */
  readonly to: (...args: never[]) => string;
  /** Whether signed-out visitors are redirected to sign in (section 6). */
  readonly isGuarded?: true;
}

/**
 * The routes of the product (section 2). `src/app/routes.tsx` maps each to its screen; a missing one
 * is a type error there.
 */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  auth: {
    pattern: '/auth',
    to: (query: { tab?: 'login' | 'register'; type?: 'client' | 'worker' } = {}) =>
      withQuery('/auth', query),
  },
  dashboard: { pattern: '/dashboard', to: () => '/dashboard', isGuarded: true },
  about: { pattern: '/about', to: () => '/about' },
  services: { pattern: '/services', to: () => '/services' },
  contact: { pattern: '/contact', to: () => '/contact' },
  messages: {
    pattern: '/messages',
    /** With a conversation's id, opens it. */
    to: (query: { conversation?: number } = {}) =>
      withQuery('/messages', { conversation: query.conversation?.toString() }),
    isGuarded: true,
  },
  offers: {
    pattern: '/offers',
    /** With an offer's id, opens its details. */
    to: (query: { offer?: number } = {}) =>
      withQuery('/offers', { offer: query.offer?.toString() }),
  },
  reviews: {
    pattern: '/reviews',
    /** With a user's id, all reviews of that user. */
    to: (query: { user?: number } = {}) =>
      withQuery(
        '/reviews',
        query.user === undefined ? {} : { tab: 'browse', user_id: String(query.user) },
      ),
  },
  pendingReviews: { pattern: '/pending-reviews', to: () => '/pending-reviews' },
  user: { pattern: '/user/:userId', to: (id: number) => `/user/${id}` },
  worker: { pattern: '/worker', to: () => '/worker', isGuarded: true },
  workerTasks: { pattern: '/worker/tasks', to: () => '/worker/tasks', isGuarded: true },
  client: {
    pattern: '/client',
    /**
     * With the id of a task, opens its details, or the form to edit it. With a title, opens the form to post
     * a task, filled with that title, which can be empty.
     */
    to: (query: { task?: number; edit?: number; post?: string } = {}) =>
      withQuery('/client', {
        task: query.task?.toString(),
        edit: query.edit?.toString(),
        post: query.post,
      }),
    isGuarded: true,
  },
  payment: { pattern: '/payment', to: () => '/payment' },
} as const satisfies Readonly<Record<string, Path>>;

/** The name of a route, such as `pendingReviews`. */
export type PathName = keyof typeof paths;

/** Whether a route needs a signed-in viewer. */
export function isGuarded(name: PathName): boolean {
  return 'isGuarded' in paths[name];
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
