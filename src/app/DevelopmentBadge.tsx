import type { Config } from '#src/lib/app/config.ts';
import { realSource } from './data-source.ts';
import { SourceBadge } from './SourceBadge.tsx';

/** Says which server the app calls, in a corner of the page while it is developed. */
export function DevelopmentBadge({ config }: { config: Pick<Config, 'apiBaseUrl'> }) {
  return (
    <div className="fixed start-4 bottom-4 z-20">
      <SourceBadge source={realSource(config, window.location.origin)} />
    </div>
  );
}
