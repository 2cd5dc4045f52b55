import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { dashboardCopy } from './copy.ts';

const copy = dashboardCopy.figures;

/** The summary counts of the general dashboard, as on the wire. */
export interface DashboardFigures {
  readonly total_tasks: number;
  readonly total_offers: number;
  readonly unread_messages_count: number;
}

/**
 * The three summary counts of the dashboard.
 *
 * @param props.figures null while loading, which shows skeletons of the same size
 */
export function Figures({ figures }: { figures: DashboardFigures | null }) {
  const row = (
    <dl aria-label={copy.label} className="grid grid-cols-3 divide-x divide-line">
      <Figure term={copy.tasks} value={figures?.total_tasks} />
      <Figure term={copy.offers} value={figures?.total_offers} />
      <Figure term={copy.unread} value={figures?.unread_messages_count} />
    </dl>
  );
  return (
    <Card padding="none" className="py-4 sm:py-6">
      {figures === null ? <SkeletonGroup label={copy.loading}>{row}</SkeletonGroup> : row}
    </Card>
  );
}

function Figure({ term, value }: { term: string; value: number | undefined }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 px-4 sm:px-6">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="font-display text-2xl font-semibold tabular-nums">
        {value === undefined ? <Skeleton className="h-9 w-12" /> : value}
      </dd>
    </div>
  );
}
