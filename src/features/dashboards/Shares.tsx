import { formatMoney } from '#src/domain/money.ts';
import { sharesCopy as copy } from './copy.ts';
import { ShareCard } from './ShareCard.tsx';
import {
  earningsShares,
  offerShares,
  spendingShares,
  taskShares,
  type ClientFigures,
  type WorkerFigures,
} from './shares.ts';

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
