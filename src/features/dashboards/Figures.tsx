import { Link } from 'react-router-dom';
import { CardLink } from '#src/ui/Card.tsx';
import { SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { StatCard, StatGrid } from '#src/ui/StatCard.tsx';

/** One figure of a dashboard. */
export interface Figure {
  readonly label: string;
  /** The formatted number; undefined while it is loading. */
  readonly value: string | undefined;
  /** The page that lists what the figure counts, if there is one. */
  readonly to?: string;
}

/**
 * The figures of a dashboard in cards. A figure with a page that lists what it counts is a link.
 *
 * @param props.loadingLabel announced while any figure is loading
 */
export function Figures({
  figures,
  loadingLabel,
}: {
  figures: readonly Figure[];
  loadingLabel: string;
}) {
  const cards = (
    <StatGrid>
      {figures.map(({ label, value, to }) => (
        <StatCard
          key={label}
          label={
            to === undefined ? (
              label
            ) : (
              <CardLink asChild>
                <Link to={to}>{label}</Link>
              </CardLink>
            )
          }
          value={value ?? ''}
          isLoading={value === undefined}
        />
      ))}
    </StatGrid>
  );
  const isLoading = figures.some(({ value }) => value === undefined);
  return isLoading ? <SkeletonGroup label={loadingLabel}>{cards}</SkeletonGroup> : cards;
}
