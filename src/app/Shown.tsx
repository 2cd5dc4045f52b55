import { useEffect, useLayoutEffect, type ReactNode } from 'react';

const page = document.documentElement;

/**
 * Tells the styles that the page is the viewer's, so that nothing of it is hidden anymore. In a file of its own: Vite
 * would run an entry with a component again after an edit, and start a second app in the page.
 */
export function Shown({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    delete page.dataset['render'];
  }, []);
  useEffect(() => {
    // Only now: a page that hydrates reads the session in its effects, and may be painted before them.
    delete page.dataset['session'];
    delete page.dataset['starting'];
    // An error that didn't stop the start, such as one of a browser extension.
    if (page.dataset['unstyled'] === undefined) document.getElementById('start-failure')?.remove();
  }, []);
  return children;
}
