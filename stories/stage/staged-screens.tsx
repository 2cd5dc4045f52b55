import { lazyScreen } from '#src/app/lazy-screen.tsx';
import type { Screens } from '#src/app/routes.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import type { RouteName, Screen } from '#src/lib/navigation/screen.ts';
import type { LazyPart } from '#src/ui/lazy-part.tsx';
import { Elsewhere } from './Elsewhere.tsx';

const routes = [...Object.keys(paths), 'notFound'] as readonly RouteName[];

/** One for each screen: stages share their code. */
const parts = new WeakMap<Screen, LazyPart<object>>();

function partOf(screen: Screen): LazyPart<object> {
  const part = parts.get(screen) ?? lazyScreen(screen.route, () => Promise.resolve(screen));
  parts.set(screen, part);
  return part;
}

/** What the routes of a stage show: its screens, and a placeholder everywhere else. */
export function stagedScreens(screens: readonly Screen[]): Screens {
  const elsewhere = (name: RouteName): LazyPart<object> =>
    Object.assign(() => <Elsewhere route={name} />, { preload: () => Promise.resolve(true) });
  return Object.fromEntries(
    routes.map((name) => {
      const screen = screens.find(({ route }) => route === name);
      return [name, screen ? partOf(screen) : elsewhere(name)];
    }),
  ) as Screens;
}
