import { useCallback, useEffect, useRef, useState } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { signInRequest } from '#src/features/auth/sign-in-request.ts';
import { useEnvironment, useViewer } from '#src/lib/app/EnvironmentProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { shellCopy } from '#src/app/copy.ts';
import { PageLoading } from '#src/app/PageLoading.tsx';
import { NavBar } from './NavBar.tsx';
import { Notices } from './Notices.tsx';
import { Container } from '#src/ui/Container.tsx';

const MAIN_ID = 'content';

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { isLeaving, leave } = useLeaving();
  useRedirectAfterSession(leave);
  useFocusAfterNavigation(main);
  return (
    <div className="flex min-h-[calc(100dvh-var(--page-top))] flex-col">
      <SkipLink href={`#${MAIN_ID}`}>{shellCopy.skip}</SkipLink>
      <NavBar />
      <main ref={main} id={MAIN_ID} tabIndex={-1} className="grow focus-visible:outline-none">
        {isLeaving ? <PageLoading /> : <Outlet />}
      </main>
      <Footer />
      <Notices />
      <ScrollRestoration />
    </div>
  );
}

/**
 * Leaves the page of a session that has ended: to sign-in after a 401 (product.md §4), and home after
 * signing out here (product.md §2). After signing out in another tab, only guarded pages are left.
 */
function useRedirectAfterSession(leave: () => void): void {
  const { session } = useEnvironment();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(
    () =>
      session.onEnd(({ reason }) => {
        if (reason === 'signed-out') {
          if (location.pathname !== paths.home.pattern) void navigate(paths.home.to());
        } else if (reason === 'unauthorized' && location.pathname !== paths.auth.pattern) {
          const { to, state } = signInRequest(session, location);
          leave();
          void navigate(to, { replace: true, state });
        }
      }),
    [session, navigate, location, leave],
  );
}

/**
 * Whether the next page of a viewer who may not see this one is still loading. Until it is shown, the
 * page is not rendered: its calls would be sent without a session, and their errors shown.
 */
function useLeaving(): { isLeaving: boolean; leave: () => void } {
  const viewer = useViewer();
  const { key } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  // The layout is remounted when a viewer leaves, but not after the 401 of a signed-out visitor.
  const [leftAt, setLeftAt] = useState(isNavigating && viewer.epoch() > 0 ? key : null);
  const leave = useCallback(() => setLeftAt(key), [key]);
  return { isLeaving: isNavigating && key === leftAt, leave };
}

function useFocusAfterNavigation(main: { current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  const viewer = useViewer();
  // A layout that is remounted because the viewer has left takes the focus, too.
  const lastPathname = useRef(viewer.epoch() === 0 ? pathname : null);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

function Footer() {
  const { clock } = useEnvironment();
  return (
    <footer className="border-t border-line max-lg:[main:has([data-fills])~&]:hidden print:hidden">
      {/* A prerendered page keeps the year of its build. */}
      <Container suppressHydrationWarning className="py-6 text-sm text-ink-muted">
        {shellCopy.footer(new Date(clock.now()).getUTCFullYear())}
      </Container>
    </footer>
  );
}
