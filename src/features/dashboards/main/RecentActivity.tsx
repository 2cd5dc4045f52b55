import { useId } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { dashboardCopy } from '../copy.ts';

const copy = dashboardCopy.activity;

/** The Recent Activity panel. No call lists activity, so it is always empty (section 2). */
export function RecentActivity() {
  const titleId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <h2 id={titleId} className="text-xl">
          {copy.title}
        </h2>
        <div className="grid grow items-center">
          <EmptyState
            className="py-0!"
            picture={<Scene name="empty-desk" className="mx-auto max-w-48" />}
            title={copy.empty}
            headingLevel={3}
          >
            {copy.hint}
          </EmptyState>
        </div>
      </section>
    </Card>
  );
}
