import { ClipboardList, Handshake, MessageCircle } from 'lucide-react';
import { paths } from '#src/lib/navigation/paths.ts';
import { dashboardCopy } from '../copy.ts';
import { Figures } from '../Figures.tsx';

const copy = dashboardCopy.stats;

/** The summary counts of the general dashboard, as on the wire. */
export interface DashboardSummary {
  readonly total_tasks: number;
  readonly total_offers: number;
}

/**
 * The three counts of the dashboard, each a link to the page that lists what it counts.
 *
 * @param props.summary null while loading, which shows skeletons in place of the numbers
 * @param props.unread the number of unread messages, which is polled
 */
export function DashboardStats({
  summary,
  unread,
}: {
  summary: DashboardSummary | null;
  unread: number;
}) {
  return (
    <Figures
      columns={3}
      loadingLabel={copy.loading}
      figures={[
        {
          label: copy.tasks,
          value: summary?.total_tasks.toLocaleString('en-US'),
          to: paths.client.to(),
          Icon: ClipboardList,
        },
        {
          label: copy.offers,
          value: summary?.total_offers.toLocaleString('en-US'),
          to: paths.offers.to(),
          Icon: Handshake,
        },
        {
          label: copy.unread,
          value: summary ? unread.toLocaleString('en-US') : undefined,
          to: paths.messages.to(),
          Icon: MessageCircle,
        },
      ]}
    />
  );
}
