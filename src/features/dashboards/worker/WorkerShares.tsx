import { formatMoney } from '#src/domain/money.ts';
import { sharesCopy as copy } from '../copy.ts';
import { ShareCard } from '../ShareCard.tsx';
import { earningsShares, offerShares, type WorkerFigures } from '../shares.ts';

/**
 * The charts of the worker's dashboard: this month's part of all earnings, and offers by status.
 *
 * @param props.summary null while loading
 */
export function WorkerShares({ summary }: { summary: WorkerFigures | null }) {
  return (
    <>
      <ShareCard
        {...copy.earnings}
        parts={summary && earningsShares(summary)}
        partCount={2}
        formatValue={formatMoney}
      />
      <ShareCard {...copy.offers} parts={summary && offerShares(summary)} partCount={5} />
    </>
  );
}
