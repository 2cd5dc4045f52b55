import type { OfferStatus } from '#src/domain/offer.ts';

interface Path {
  readonly pattern: `/${string}`;
  readonly to: (...args: never[]) => string;
  /** Whether signed-out visitors are redirected to sign in (product.md §6). */
  readonly isGuarded?: true;
  /** Whether search engines list the page. */
  readonly isIndexed?: true;
}

/**
 * The routes of the product (product.md §2). `src/app/screens.tsx` has the screen of each. Guards,
 * `robots.txt` and the tests of all pages derive from these entries, too.
 */
export const paths = {
  home: { pattern: '/', to: () => '/', isIndexed: true },
  auth: {
    pattern: '/auth',
    to: (query: { tab?: 'login' | 'register'; type?: 'client' | 'worker' } = {}) =>
      withQuery('/auth', query),
    isIndexed: true,
  },
  dashboard: { pattern: '/dashboard', to: () => '/dashboard', isGuarded: true },
  about: { pattern: '/about', to: () => '/about', isIndexed: true },
  services: { pattern: '/services', to: () => '/services', isIndexed: true },
  contact: { pattern: '/contact', to: () => '/contact', isIndexed: true },
  messages: {
    pattern: '/messages',
    to: (query: { conversation?: number } = {}) => withQuery('/messages', query),
    isGuarded: true,
  },
  offers: {
    pattern: '/offers',
    /** With an offer's id, opens its details; with a status, only the offers that have it. */
    to: (query: { offer?: number; status?: OfferStatus } = {}) =>
      withQuery('/offers', { status: query.status, offer: query.offer }),
  },
  reviews: {
    pattern: '/reviews',
    /** With a user's id, all reviews of that user. */
    to: (query: { user?: number } = {}) =>
      withQuery('/reviews', query.user === undefined ? {} : { tab: 'browse', user_id: query.user }),
  },
  pendingReviews: { pattern: '/pending-reviews', to: () => '/pending-reviews' },
  user: { pattern: '/user/:userId', to: (id: number) => `/user/${id}` },
  worker: {
    pattern: '/worker',
    to: (query: { offer?: number } = {}) => withQuery('/worker', query),
    isGuarded: true,
  },
  workerTasks: {
    pattern: '/worker/tasks',
    to: (query: { task?: number } = {}) => withQuery('/worker/tasks', query),
    isGuarded: true,
  },
  client: {
    pattern: '/client',
    /**
     * With the id of a task, opens its details, or the form to edit it. With a title, opens the form to post
     * a task, filled with that title, which can be empty.
     */
    to: (query: { task?: number; edit?: number; post?: string } = {}) =>
      withQuery('/client', query),
    isGuarded: true,
  },
  payment: { pattern: '/payment', to: () => '/payment' },
} as const satisfies Readonly<Record<string, Path>>;

export type PathName = keyof typeof paths;

/** The route of an address of the app; undefined for one that no page has. */
export function routeOf(address: string): PathName | undefined {
  const { pathname } = new URL(address, 'http://app');
  return (Object.keys(paths) as PathName[]).find((name) => {
    const pattern = paths[name].pattern.replace(/:\w+/, '[^/]+');
    return new RegExp(`^${pattern}/?$`).test(pathname);
  });
}

export function isGuarded(name: PathName): boolean {
  return 'isGuarded' in paths[name];
}

export function isIndexed(name: PathName): boolean {
  return 'isIndexed' in paths[name];
}

/** What `robots.txt` disallows: the pages that search engines don't list. They say noindex themselves, too. */
export function robotsTxt(): string {
  const kept = (Object.keys(paths) as PathName[])
    .filter((name) => !isIndexed(name))
    .map((name) => paths[name].pattern.replace(/:.*$/, ''));
  const prefixes = kept.filter(
    (path) => !kept.some((other) => other !== path && path.startsWith(`${other}/`)),
  );
  return ['User-agent: *', ...prefixes.map((path) => `Disallow: ${path}`), ''].join('\n');
}

function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
