import type { RouteName, Screen } from '#src/lib/navigation/screen.ts';
import { withServices } from '#src/lib/app/with-services.tsx';
import { lazyPart, type LazyPart } from '#src/ui/lazy-part.tsx';
import { PageFailure } from './PageFailure.tsx';
import { PageLoading } from './PageLoading.tsx';

/** They make no calls and keep no drafts. */
const PLAIN_SCREENS: readonly RouteName[] = ['home', 'about', 'services', 'payment', 'notFound'];

/** A screen whose code loads on demand, together with the services unless it needs none. */
export function lazyScreen(name: RouteName, load: () => Promise<Screen>): LazyPart<object> {
  return lazyPart(`Screen ${name}`, PLAIN_SCREENS.includes(name) ? load : withServices(load), {
    placeholder: <PageLoading />,
    failure: (trouble) => <PageFailure trouble={trouble} />,
  });
}
