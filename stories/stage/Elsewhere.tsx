import { useLocation } from 'react-router-dom';
import type { RouteName } from '#src/lib/navigation/screen.ts';
import { Container } from '#src/ui/Container.tsx';

/** Marks the placeholder. */
const MARK = 'data-elsewhere';

/** The name of the screen of a route: `pendingReviews` is shown by `PendingReviewsScreen`. */
export const screenNameOf = (route: RouteName): string =>
  `${route.charAt(0).toUpperCase()}${route.slice(1)}Screen`;

/** Stands in for a page whose screen is not on the stage. */
export function Elsewhere({ route }: { route: RouteName }) {
  const { pathname, search } = useLocation();
  return (
    <Container className="py-16 text-ink-muted" {...{ [MARK]: '' }}>
      {pathname + search} is not on this stage. To go on there, name {screenNameOf(route)} among its
      screens.
    </Container>
  );
}

/** What the placeholder on a page says; undefined where there is none, or the page of another stage is beside it. */
export function placeholderIn(page: Document): string | undefined {
  const [first, ...others] = page.querySelectorAll('main');
  if (others.some((main) => !main.querySelector(`[${MARK}]`))) return undefined;
  return first?.querySelector(`[${MARK}]`)?.textContent ?? undefined;
}
