import { formatMoney } from '#src/domain/money.ts';
import { sharesCopy as copy } from '../copy.ts';
import { ShareCard } from '../ShareCard.tsx';
import { spendingShares, taskShares, type ClientFigures } from '../shares.ts';

/** The charts of the client's dashboard: this month's part of all spending, and tasks by status. */
export function ClientShares({ summary }: { summary: ClientFigures }) {
  return (
    <>
      <ShareCard
        title={copy.spending.title}
        parts={spendingShares(summary)}
        formatValue={formatMoney}
      />
      <ShareCard title={copy.tasks.title} parts={taskShares(summary)} />
    </>
  );
}
