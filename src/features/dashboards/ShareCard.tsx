import { useId } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { ShareChart, type SharePart } from '#src/ui/ShareChart.tsx';
import { isChartable } from './shares.ts';

/** Without two parts to compare, there is none. */
export function ShareCard({
  title,
  parts,
  formatValue,
}: {
  title: string;
  parts: readonly SharePart[];
  formatValue?: (value: number) => string;
}) {
  const titleId = useId();
  if (!isChartable(parts)) return null;
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <ShareChart label={title} parts={parts} formatValue={formatValue} />
      </section>
    </Card>
  );
}
