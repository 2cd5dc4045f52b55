import type { CSSProperties, ReactNode } from 'react';
import { Skeleton } from '#src/ui/Skeleton.tsx';

/**
 * `StatCard`s between hairlines, six, three or two in a row, and a description list for screen readers.
 */
export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <dl className="grid gap-px @xs:grid-cols-2 @xl:grid-cols-3 overflow-clip rounded-card border border-line bg-surface-raised @min-[68rem]:grid-cols-6">
        {children}
      </dl>
    </div>
  );
}

export type StatCardProps = {
  /** What the number is, in one to three words. */
  label: string;
  /** The formatted number, such as "1,204" or "$99,999.99". */
  value: string;
  isLoading?: boolean | undefined;
};

/**
 * A number with its label, in a `StatGrid`: below it, or on phones beside it. Long numbers shrink to fit the card.
 * While loading, wrap the grid in one `SkeletonGroup`.
 */
export function StatCard({ label, value, isLoading = false }: StatCardProps) {
  return (
    // The labels of a row share its height, so the numbers align. A hairline around each cell, over the gaps of the grid.
    <div className="flex min-w-0 gap-1 px-3 py-0.5 shadow-[0_0_0_1px_var(--color-line)] @xl:row-span-2 @xl:grid @xl:grid-rows-subgrid @xl:gap-y-1 @xl:px-6 @xl:py-4">
      <dt className="flex min-w-0 grow gap-2 text-sm text-ink-muted @max-xl:min-h-9 @max-xl:items-center @max-xl:self-start @max-xl:text-xs">
        <span className="min-w-0 grow text-pretty wrap-anywhere">{label}</span>
      </dt>
      <dd
        // Beside its label, as wide as the number needs.
        style={{ '--length': value.length || 2 } as CSSProperties}
        className="@container flex w-[calc(var(--length)*0.7rem+1.05rem)] max-w-3/5 shrink-0 justify-end [--most:1.375rem] @xl:[--most:1.75rem] @xl:w-auto @xl:max-w-none @xl:justify-start"
      >
        <span
          // The widest digits of the font are about 0.63 em, which gives the size that fits one line.
          style={{ '--figure': `${100 / (Math.max(value.length, 1) * 0.63)}cqi` } as CSSProperties}
          className="flex min-h-9 items-center font-display text-[clamp(0.75rem,var(--figure),var(--most))] leading-9 font-semibold tracking-[-0.015em] wrap-anywhere tabular-nums"
        >
          {isLoading ? <Skeleton className="h-7 w-12" /> : value}
        </span>
      </dd>
    </div>
  );
}
