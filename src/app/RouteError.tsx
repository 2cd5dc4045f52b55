import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { BrokenScreenView } from './failure-views.ts';

/** The error boundary of a route, for a screen that throws. */
export function RouteError() {
  const { reload } = useEnvironment();
  return <BrokenScreenView onReload={reload} />;
}
