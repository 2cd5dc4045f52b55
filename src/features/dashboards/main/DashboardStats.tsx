import { ClipboardList, Handshake } from 'lucide-react';
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
 * The counts of the dashboard, each a link to the page that lists what it counts. The navigation bar has the one of unread
 * messages.
 *
 * @param props.summary null while loading, which shows skeletons in place of the numbers
 */
export function DashboardStats({ summary }: { summary: DashboardSummary | null }) {
  return (
    <Figures
      columns={2}
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
      ]}
    />
  );
}
