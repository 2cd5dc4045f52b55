import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { BrokenPage } from './PageFailure.tsx';

/** The error boundary of the layout. Screens have their own (src/ui/lazy-part.tsx). */
export function RouteError() {
  const { reload } = useEnvironment();
  return <BrokenPage onReload={reload} />;
}
