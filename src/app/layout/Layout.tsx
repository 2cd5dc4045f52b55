import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { signInRequest } from '#src/features/auth/sign-in-request.ts';
import { useUnreadPolling } from '#src/features/messages/use-unread-polling.ts';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { paths } from '#src/lib/paths.ts';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { shellCopy } from '../copy.ts';
import { Footer } from './Footer.tsx';
import { NavBar } from './NavBar.tsx';
import { Toasts } from './Toasts.tsx';

const MAIN_ID = 'content';

/** The app shell: navigation bar, screen, footer and toasts. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useUnreadPolling(pathname === paths.messages.pattern ? 'messaging' : 'elsewhere');
  useUnauthorizedRedirect();
  useFocusAfterNavigation(main);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href={`#${MAIN_ID}`}>{shellCopy.skip}</SkipLink>
      <NavBar />
      <main ref={main} id={MAIN_ID} tabIndex={-1} className="grow focus-visible:outline-none">
        <Outlet />
      </main>
      <Footer />
      <Toasts />
      <ScrollRestoration />
    </div>
  );
}

/** Redirects any page to sign-in after a 401 (section 4). */
function useUnauthorizedRedirect(): void {
  const { session } = useEnvironment();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(
    () =>
      session.onEnd(({ reason, hadSession }) => {
        if (reason !== 'unauthorized' || location.pathname === paths.auth.pattern) return;
        const { to, state } = signInRequest(
          hadSession ? 'session-ended' : 'sign-in-needed',
          location,
        );
        void navigate(to, { replace: true, state });
      }),
    [session, navigate, location],
  );
}

/** Moves the focus to the main content after navigation, for keyboards and screen readers. */
function useFocusAfterNavigation(main: { current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
