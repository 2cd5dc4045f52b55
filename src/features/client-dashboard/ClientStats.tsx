import {
  CircleCheck,
  ClipboardList,
  Handshake,
  Hourglass,
  MessageCircle,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { ClientSummary } from '#src/contract/dashboards.ts';
import { formatMoney } from '#src/domain/money.ts';
import { AppLink } from '#src/lib/AppLink.tsx';
import { paths } from '#src/lib/paths.ts';
import { CardLink } from '#src/ui/Card.tsx';
import { SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { StatCard, StatGrid } from '#src/ui/StatCard.tsx';
import { clientDashboardCopy } from './copy.ts';

const copy = clientDashboardCopy.stats;

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly Icon: LucideIcon;
  /** The page that lists what is counted. Posted tasks are on the dashboard itself. */
  readonly to?: string;
}

const count = (value: number | undefined) => (value ?? 0).toLocaleString('en-US');

function figuresOf(summary: ClientSummary | null): readonly Figure[] {
  return [
    { label: copy.tasks, value: count(summary?.total_tasks), Icon: ClipboardList },
    { label: copy.active, value: count(summary?.active_tasks), Icon: Hourglass },
    { label: copy.completed, value: count(summary?.completed_tasks), Icon: CircleCheck },
    {
      label: copy.offers,
      value: count(summary?.total_offers_received),
      Icon: Handshake,
      to: paths.offers.to(),
    },
    { label: copy.spending, value: formatMoney(summary?.total_spending ?? 0), Icon: Wallet },
    {
      label: copy.unread,
      value: count(summary?.unread_messages_count),
      Icon: MessageCircle,
      to: paths.messages.to(),
    },
  ];
}

/**
 * The six figures of the client's dashboard (section 2).
 *
 * @param props.summary null while loading, which shows skeletons in place of the numbers
 */
export function ClientStats({ summary }: { summary: ClientSummary | null }) {
  const cards = (
    <StatGrid columns={6}>
      {figuresOf(summary).map(({ label, value, Icon, to }) => (
        <StatCard
          key={label}
          label={
            to === undefined ? (
              label
            ) : (
              <CardLink asChild>
                <AppLink to={to}>{label}</AppLink>
              </CardLink>
            )
          }
          value={value}
          isLoading={summary === null}
          icon={<Icon strokeWidth={1.75} />}
        />
      ))}
    </StatGrid>
  );
  return summary === null ? <SkeletonGroup label={copy.loading}>{cards}</SkeletonGroup> : cards;
}
