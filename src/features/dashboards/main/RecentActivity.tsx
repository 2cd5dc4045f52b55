import { useId } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { dashboardCopy } from '../copy.ts';

const copy = dashboardCopy.activity;

/** The Recent Activity panel. No call lists activity, so it is always empty (section 2). */
export function RecentActivity() {
  const titleId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <h2 id={titleId} className="text-lg">
          {copy.title}
        </h2>
        <div className="flex flex-col gap-1">
          <h3 className="text-base font-medium">{copy.empty}</h3>
          <p className="text-sm text-pretty text-ink-muted">{copy.hint}</p>
        </div>
      </section>
    </Card>
  );
}
