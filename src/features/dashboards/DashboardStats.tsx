import { ClipboardList, Handshake, MessageCircle, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { CardLink } from '#src/ui/Card.tsx';
import { SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { StatCard, StatGrid } from '#src/ui/StatCard.tsx';
import { dashboardCopy } from './copy.ts';

const copy = dashboardCopy.stats;

/** The summary counts of the general dashboard, as on the wire. */
export interface DashboardSummary {
  readonly total_tasks: number;
  readonly total_offers: number;
  readonly unread_messages_count: number;
}

/**
 * The three counts of the dashboard, each a link to the page that lists what it counts.
 *
 * @param props.summary null while loading, which shows skeletons in place of the numbers
 */
export function DashboardStats({ summary }: { summary: DashboardSummary | null }) {
  const cards = (
    <StatGrid columns={3}>
      <LinkedStat
        label={copy.tasks}
        count={summary?.total_tasks}
        to={paths.client.to()}
        Icon={ClipboardList}
      />
      <LinkedStat
        label={copy.offers}
        count={summary?.total_offers}
        to={paths.offers.to()}
        Icon={Handshake}
      />
      <LinkedStat
        label={copy.unread}
        count={summary?.unread_messages_count}
        to={paths.messages.to()}
        Icon={MessageCircle}
      />
    </StatGrid>
  );
  return summary === null ? <SkeletonGroup label={copy.loading}>{cards}</SkeletonGroup> : cards;
}

function LinkedStat({
  label,
  count,
  to,
  Icon,
}: {
  label: string;
  count: number | undefined;
  to: string;
  Icon: LucideIcon;
}) {
  return (
    <StatCard
      label={
        <CardLink asChild>
          <Link to={to}>{label}</Link>
        </CardLink>
      }
      value={(count ?? 0).toLocaleString('en-US')}
      isLoading={count === undefined}
      icon={<Icon strokeWidth={1.75} />}
    />
  );
}
