import { useId } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { dashboardCopy } from '../copy.ts';

const copy = dashboardCopy.activity;

/** No call lists activity, so it is always empty (product.md §2). */
export function RecentActivity() {
  const titleId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h2 id={titleId} className="text-lg">
          {copy.title}
        </h2>
        <p className="text-ink-muted">{copy.empty}</p>
      </section>
    </Card>
  );
}
