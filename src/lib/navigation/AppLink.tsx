import { createContext, use, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useEnvironment } from '../app/EnvironmentProvider.tsx';

/** Starts to load the page of one of the app's paths. The app provides it. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

/**
 * Event handlers for a link: as soon as the user points at it, its page starts to load. With a data
 * saver, only pressing it counts.
 *
 * @param path one of the app's paths, with its query
 * @example <NavLink to={to} {...usePrefetchHandlers(to)} />
 */
export function usePrefetchHandlers(path: string) {
  const prefetch = use(PrefetchContext);
  const environment = useEnvironment();
  const start = () => prefetch(path);
  const guess = () => {
    if (!environment.savesData()) start();
  };
  return { onPointerEnter: guess, onFocus: guess, onTouchStart: guess, onPointerDown: start };
}

/**
 * A link to one of the app's pages, which starts to load when the user points at the link.
 *
 * @example <AppLink to={paths.offers.to()}>Your offers</AppLink>
 */
export function AppLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return <Link to={to} {...usePrefetchHandlers(to)} {...rest} />;
}
