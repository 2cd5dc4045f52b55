import { getDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import { getProfile, listPendingReviews } from '#src/contract/reviews.ts';
import { readId } from '#src/domain/primitives.ts';
import { categoriesQuery } from '#src/features/task/use-categories.ts';
import { conversationList } from '#src/features/messages/sync/queries.ts';
import { filteredOffers } from '#src/features/offers/queries.ts';
import { filteredReviews } from '#src/features/reviews/queries.ts';
import { reviewTab } from '#src/features/reviews/queries.ts';
import { filteredTasks } from '#src/features/available-tasks/queries.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import type { Core } from '#src/lib/app/core.ts';
import { listQuery } from '#src/lib/lists/paged-list.ts';
import type { PathName } from '#src/lib/navigation/paths.ts';
import { ofPage, pageQuery } from '#src/lib/calls/query.ts';
import { recentQuery } from '#src/lib/lists/recent-list.ts';
import { servicesOf, type Services } from '#src/lib/app/services.ts';
import type { FilteredList } from '#src/lib/lists/use-filtered-list.ts';

type Prefetch = (services: Services, url: URL, viewer: number) => Promise<void>;

const prefetches: Readonly<Partial<Record<PathName, Prefetch>>> = {
  dashboard: ({ api, cache }) => cache.current().prefetchQuery(pageQuery(api, getDashboard, {})),
  worker: ({ api, cache }) => cache.current().prefetchQuery(pageQuery(api, getWorkerDashboard, {})),
  client: ({ api, cache }) => cache.current().prefetchQuery(categoriesQuery(api)),
  messages: ({ api, cache }) =>
    cache.current().prefetchQuery({ ...recentQuery(api, conversationList), ...ofPage }),
  offers: (services, url) => prefetchList(services, url, filteredOffers),
  reviews(services, url, viewer) {
    const { tab } = reviewTab.read(url.searchParams);
    return prefetchList(services, url, filteredReviews(tab, viewer));
  },
  workerTasks: (services, url) => prefetchList(services, url, filteredTasks),
  pendingReviews: ({ api, cache }) =>
    cache.current().prefetchQuery(pageQuery(api, listPendingReviews, {})),
  async user({ api, cache }, { pathname }) {
    const id = readId(pathname.split('/').at(-1) ?? '');
    if (id === null) return;
    await cache.current().prefetchQuery(pageQuery(api, getProfile, { params: { id } }));
  },
};

function prefetchList<Values extends object, E extends AnyEndpoint, Item>(
  { api, cache }: Services,
  { searchParams }: URL,
  { filters, listOf }: FilteredList<Values, E, Item>,
): Promise<void> {
  return cache.current().prefetchInfiniteQuery(listQuery(api, listOf(filters.read(searchParams))));
}

/** Starts the first query of a screen for a signed-in viewer, unless the cache has a fresh answer. */
export function prefetchPage(core: Core, name: PathName, url: URL): void {
  const session = core.environment.session.current();
  if (session) void prefetches[name]?.(servicesOf(core), url, session.user.id);
}
