import { AlarmClock, Search, UserPen } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { formatMoney } from '#src/domain/money.ts';
import { Card } from '#src/ui/Card.tsx';
import { SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { workerCopy } from './copy.ts';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';

const copy = workerCopy.quickStats;

/** Overdue tasks are red above 0 (product.md §2). */
export function QuickStats({
  averagePayment,
  thisMonth,
  overdue,
  isLoading,
}: {
  /** In dollars. Each number is undefined while it is unknown. */
  averagePayment: number | undefined;
  thisMonth: number | undefined;
  overdue: number | undefined;
  /** Otherwise unknown numbers failed to load. */
  isLoading: boolean;
}) {
  const titleId = useId();
  const missing = isLoading ? <SkeletonText className="w-16" /> : <Unknown />;
  const stats = (
    <dl className="flex flex-col divide-y divide-line">
      <Stat label={copy.average}>
        {averagePayment === undefined ? missing : formatMoney(averagePayment)}
      </Stat>
      <Stat label={copy.month}>{thisMonth === undefined ? missing : formatMoney(thisMonth)}</Stat>
      <Stat label={copy.overdue}>
        {overdue === undefined ? missing : <Overdue count={overdue} />}
      </Stat>
    </dl>
  );
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <h2 id={titleId} className="text-lg">
          {copy.title}
        </h2>
        {isLoading ? <SkeletonGroup label={copy.loading}>{stats}</SkeletonGroup> : stats}
      </section>
    </Card>
  );
}

function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function Overdue({ count }: { count: number }) {
  const text = count.toLocaleString('en-US');
  if (count === 0) return text;
  return (
    <span data-tone="danger" className="inline-flex items-center gap-1.5 text-danger-solid">
      <AlarmClock aria-hidden strokeWidth={1.75} className="size-4" />
      {text}
    </span>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden className="text-ink-muted">
        –
      </span>
      <VisuallyHidden>{copy.unknown}</VisuallyHidden>
    </>
  );
}

const actionsCopy = workerCopy.actions;

/** No call updates a profile yet (product.md §2). */
export function QuickActions() {
  const titleId = useId();
  const reasonId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <h2 id={titleId} className="text-lg">
          {actionsCopy.title}
        </h2>
        <div className="flex flex-col gap-3">
          <Button asChild variant="secondary" isFullWidth>
            <Link to={paths.workerTasks.to()}>
              <Search aria-hidden strokeWidth={1.75} />
              {actionsCopy.browse}
            </Link>
          </Button>
          {/* It keeps its place in the Tab order, so that the reason is read with it. */}
          <Button
            variant="ghost"
            isFullWidth
            isSoftDisabled
            icon={<UserPen aria-hidden strokeWidth={1.75} />}
            aria-describedby={reasonId}
          >
            {actionsCopy.profile}
          </Button>
          <p id={reasonId} className="text-center text-sm text-ink-muted">
            {actionsCopy.noProfile}
          </p>
        </div>
      </section>
    </Card>
  );
}
