import { formatMoney } from '#src/domain/money.ts';
import { sharesCopy as copy } from '../copy.ts';
import { ShareCard } from '../ShareCard.tsx';
import { spendingShares, taskShares, type ClientFigures } from '../shares.ts';

/**
 * The charts of the client's dashboard: this month's part of all spending, and tasks by status.
 *
 * @param props.summary null while loading
 */
export function ClientShares({ summary }: { summary: ClientFigures | null }) {
  return (
    <>
      <ShareCard
        {...copy.spending}
        parts={summary && spendingShares(summary)}
        partCount={2}
        formatValue={formatMoney}
      />
      <ShareCard {...copy.tasks} parts={summary && taskShares(summary)} partCount={4} />
    </>
  );
}
