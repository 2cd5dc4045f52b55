import { cva, cx } from 'class-variance-authority';
import { ArrowDownRight, ArrowRight, ArrowUpRight, ChevronRight } from 'lucide-react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

const gridClasses = cva(
  'grid gap-px overflow-clip rounded-card border border-line bg-surface-raised',
  {
    variants: {
      // Where there is space, the padding is that of a `Card`. Three in a row stay so on phones, without icons.
      columns: {
        2: 'grid-cols-1 @xs:grid-cols-2 @xl:[--stat-padding:1.5rem]',
        3: 'grid-cols-3 @xl:[--stat-padding:1.5rem]',
        4: 'grid-cols-1 @xs:grid-cols-2 @2xl:grid-cols-4 @4xl:[--stat-padding:1.5rem]',
        6: 'grid-cols-3 @min-[68rem]:grid-cols-6 @xl:@max-[68rem]:[--stat-padding:1.5rem]',
      },
    },
  },
);

export type StatGridProps = ComponentProps<'dl'> & {
  /** Number of columns where there is space. Six become three; two and four become fewer on phones. */
  columns?: 2 | 3 | 4 | 6 | undefined;
};

/**
 * `StatCard`s between hairlines, and a description list for screen readers.
 *
 * @example
 * <StatGrid aria-label="Your month" columns={3}>
 *   <StatCard label="Requests" value="12" />
 * </StatGrid>
 */
export function StatGrid({ columns = 4, className, ...rest }: StatGridProps) {
  return (
    <div className="@container">
      <dl {...rest} className={gridClasses({ columns, className })} />
    </div>
  );
}

const markClasses = cva(
  [
    'grid size-9 shrink-0 place-items-center rounded-control border border-transparent [&_svg]:size-5',
    '@max-[7rem]:hidden @max-[11rem]:size-7 @max-[11rem]:rounded-small @max-[11rem]:[&_svg]:size-4',
  ],
  {
    variants: {
      tone: {
        neutral: 'bg-neutral-soft text-neutral-ink',
        brand: 'bg-brand-soft text-brand-soft-ink',
        success: 'bg-success-soft text-success-ink',
        warning: 'bg-warning-soft text-warning-ink',
        danger: 'bg-danger-soft text-danger-ink',
        info: 'bg-info-soft text-info-ink',
      },
    },
  },
);

export type StatTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

export type StatCardProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the number is, in one to three words. With a `CardLink`, the whole card is clickable. */
  label: ReactNode;
  /** The formatted number, such as "1,204" or "$12,345,678.90". */
  value: string;
  /** A lucide icon for the label. */
  icon?: ReactNode;
  /** A line below the number, such as "in the last 30 days" or a `StatTrend`. */
  hint?: ReactNode;
  /** Colors the icon. `danger` also colors the number, for what needs attention. */
  tone?: StatTone | undefined;
  /** Shows skeletons in place of the number and the hint. */
  isLoading?: boolean | undefined;
};

/**
 * A number with its label, in a `StatGrid`. Long numbers shrink to fit the card. While loading, wrap
 * the grid in one `SkeletonGroup`.
 *
 * @example
 * <StatCard
 *   label={<CardLink asChild><Link to="/requests?due=past">Overdue</Link></CardLink>}
 *   value="3"
 *   tone="danger"
 *   icon={<CalendarClock strokeWidth={1.75} />}
 * />
 */
export function StatCard({
  label,
  value,
  icon,
  hint,
  tone = 'neutral',
  isLoading = false,
  className,
  ...rest
}: StatCardProps) {
  return (
    <div
      {...rest}
      data-tone={tone}
      className={cx(
        // A hairline around each cell, over the gaps of the grid.
        'group/stat @container relative shadow-[0_0_0_1px_var(--color-line)] flex min-w-0 flex-col gap-1 p-(--stat-padding,0.75rem)',
        'has-data-card-link:hover:bg-surface has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus',
        className,
      )}
    >
      <dt className="flex items-center gap-2.5 text-sm text-ink-muted @max-[7rem]:text-xs @max-[11rem]:gap-2">
        {icon !== undefined && (
          <span aria-hidden className={markClasses({ tone })}>
            {icon}
          </span>
        )}
        {/* Two lines of text are as tall as the icon, so the numbers of a row align. */}
        <span className="flex min-h-9 min-w-0 grow items-center leading-4.5 wrap-anywhere @max-[7rem]:min-h-8 @max-[7rem]:leading-4">
          {label}
        </span>
        <ChevronRight
          aria-hidden
          strokeWidth={1.75}
          className="-me-1.5 hidden size-5 shrink-0 @max-[11rem]:size-4 group-has-data-card-link/stat:@min-[7rem]:block rtl:-scale-x-100"
        />
      </dt>
      <dd
        // The widest digits of the font are about 0.6 em, which gives the size that fits one line.
        style={{ '--figure': `${100 / (Math.max(value.length, 1) * 0.6)}cqi` } as CSSProperties}
        className={cx(
          'flex min-h-9 items-center font-display text-[clamp(0.875rem,var(--figure),1.75rem)] leading-9 font-semibold tabular-nums',
          'tracking-[-0.015em]',
          tone === 'danger' && 'text-danger-solid',
        )}
      >
        {isLoading ? (
          <Skeleton className="h-7 w-2/3 max-w-24" />
        ) : (
          <span className="min-w-0 wrap-anywhere">{value}</span>
        )}
      </dd>
      {hint !== undefined && (
        <dd className="text-sm text-pretty wrap-anywhere text-ink-muted">
          {isLoading ? <SkeletonText className="w-4/5" /> : hint}
        </dd>
      )}
    </div>
  );
}

const directions = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight };

export type StatTrendProps = ComponentProps<'span'> & {
  /** Direction of the change. It is decorative, so the text must convey it too. */
  direction: 'up' | 'down' | 'flat';
  /** Whether the change is good or bad. Up is not always good. */
  tone?: 'neutral' | 'success' | 'danger' | undefined;
};

/**
 * How a number has changed, for the `hint` of a `StatCard`.
 *
 * @example
 * <StatTrend direction="up" tone="success">12% more than in February</StatTrend>
 */
export function StatTrend({
  direction,
  tone = 'neutral',
  className,
  children,
  ...rest
}: StatTrendProps) {
  const Icon = directions[direction];
  const tones = { neutral: '', success: 'text-success-solid', danger: 'text-danger-solid' };
  return (
    <span {...rest} className={cx('flex items-start gap-1', tones[tone], className)}>
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cx('mt-0.5 size-4 shrink-0', direction !== 'flat' && 'rtl:-scale-x-100')}
      />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
