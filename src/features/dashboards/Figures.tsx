import { SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { dashboardCopy } from './copy.ts';
import { StatCard, StatGrid } from '#src/ui/StatCard.tsx';

export interface Figure {
  readonly label: string;
  /** Undefined while it is loading. */
  readonly value: string | undefined;
}

/** They aren't links: the header has buttons for the pages that list offers and messages. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const cards = (
    <StatGrid>
      {figures.map(({ label, value }) => (
        <StatCard key={label} label={label} value={value ?? ''} isLoading={value === undefined} />
      ))}
    </StatGrid>
  );
  const isLoading = figures.some(({ value }) => value === undefined);
  return isLoading ? (
    <SkeletonGroup label={dashboardCopy.stats.loading}>{cards}</SkeletonGroup>
  ) : (
    cards
  );
}

export const formatCount = (count: number | undefined) => count?.toLocaleString('en-US');
