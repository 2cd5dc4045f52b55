import { cva, cx } from 'class-variance-authority';
import {
  AlarmClock,
  CalendarClock,
  CircleCheck,
  Hourglass,
  MessageCircle,
  Star,
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';
import { AppLink } from '#src/lib/navigation/AppLink.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { waitingCopy as copy } from './copy.ts';
import { useQuery } from '@tanstack/react-query';
import { getClientDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import { listPendingReviews } from '#src/contract/reviews.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';
import { useIsSlow } from '#src/lib/calls/use-is-slow.ts';

type WaitingKind = keyof typeof copy.kinds;

/** The most urgent first. */
const KINDS = {
  overdueWork: { tone: 'danger', Icon: AlarmClock, to: paths.offers.to({ status: 'in_progress' }) },
  overdueTasks: { tone: 'danger', Icon: AlarmClock, to: paths.messages.to() },
  dueWork: { tone: 'accent', Icon: CalendarClock, to: paths.worker.to() },
  offers: { tone: 'warning', Icon: Hourglass, to: paths.offers.to({ status: 'pending' }) },
  messages: { tone: 'info', Icon: MessageCircle, to: paths.messages.to() },
  reviews: { tone: 'neutral', Icon: Star, to: paths.pendingReviews.to() },
} as const satisfies Record<WaitingKind, { tone: string; Icon: LucideIcon; to: string }>;

/** The rows of the placeholder, so that the page below rarely moves; on a wide screen, the columns. */
const PLACES = 3;

/** The lines between the rows; those at the edges are clipped. Five rows fill two lines of three columns. */
const listClasses =
  'grid auto-rows-[minmax(3.5rem,auto)] overflow-hidden rounded-[inherit] *:-ms-px *:-mt-px *:border-s *:border-t *:border-line lg:auto-rows-[minmax(4.5rem,auto)] lg:*:nth-5:last:col-span-2';
const columnClasses = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3'];
const rowClasses = 'flex items-center gap-3 px-4 sm:px-6 lg:gap-4';

const marks = cva('grid size-9 shrink-0 place-items-center rounded-control [&_svg]:size-5', {
  variants: {
    tone: {
      danger: 'bg-danger-soft text-danger-ink',
      accent: 'bg-accent-soft text-ink',
      warning: 'bg-warning-soft text-warning-ink',
      info: 'bg-info-soft text-info-ink',
      neutral: 'bg-neutral-soft text-neutral-ink',
    },
  },
});

/**
 * What waits for the viewer, the most urgent first. A count is undefined while unknown, left out where the
 * page doesn't tell it. Nothing shows until all is loaded: what came later would push the rest down.
 */
export function Waiting({
  counts,
  isLoading,
}: {
  counts: Readonly<Partial<Record<WaitingKind, number | undefined>>>;
  isLoading: boolean;
}) {
  const titleId = useId();
  const places = Math.min(Object.keys(counts).length, PLACES);
  // What is unknown may wait, too.
  const isComplete = Object.values(counts).every((count) => count !== undefined);
  const kinds = (Object.keys(KINDS) as WaitingKind[]).filter((kind) => (counts[kind] ?? 0) > 0);
  // Four are two and two, not three and one.
  const columns = kinds.length === 4 ? 2 : Math.min(kinds.length, PLACES);
  const isEmpty = !isLoading && kinds.length === 0;
  if (isEmpty && !isComplete) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="text-xl">
        {copy.title}
      </h2>
      {isEmpty ? (
        // In a wide window, as high as the placeholder, so that nothing below moves.
        <p className="flex min-h-14 items-center gap-2 rounded-card border border-line bg-surface-raised px-4 text-ink-muted sm:px-6 lg:min-h-18.5">
          <CircleCheck
            aria-hidden
            strokeWidth={1.75}
            className="size-5 shrink-0 text-success-solid"
          />
          {copy.nothing}
        </p>
      ) : (
        <Card padding="none">
          {isLoading ? (
            <SkeletonGroup label={copy.loading} className={cx(listClasses, columnClasses[places])}>
              {Array.from({ length: places }, (_, index) => (
                <div key={index} className={rowClasses}>
                  <Skeleton className="size-9 rounded-control" />
                  <SkeletonText className="w-1/2 max-w-64" />
                </div>
              ))}
            </SkeletonGroup>
          ) : (
            <ul aria-labelledby={titleId} className={cx(listClasses, columnClasses[columns])}>
              {kinds.map((kind) => (
                <Row key={kind} kind={kind} count={counts[kind] ?? 0} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </section>
  );
}

function Row({ kind, count }: { kind: WaitingKind; count: number }) {
  const { tone, Icon, to } = KINDS[kind];
  const { text, action } = copy.kinds[kind];
  return (
    <li className={rowClasses}>
      <span className={marks({ tone })}>
        <Icon aria-hidden strokeWidth={1.75} />
      </span>
      <span className="min-w-0 grow font-medium text-pretty">{text(count)}</span>
      <TextLink
        asChild
        className="inline-flex min-h-11 min-w-11 shrink-0 justify-end items-center font-semibold no-underline! hover:underline!"
      >
        <AppLink to={to}>{action}</AppLink>
      </TextLink>
    </li>
  );
}

/** A call that fails or takes too long leaves out what it would have told. */
export function DashboardWaiting({ unread }: { unread: number | undefined }) {
  const api = useApi();
  const worker = useQuery(callQuery(api, getWorkerDashboard, {}));
  const client = useQuery(callQuery(api, getClientDashboard, {}));
  const reviews = useQuery(callQuery(api, listPendingReviews, {}));
  const summary = worker.data?.dashboard.summary;
  const isPending =
    unread === undefined || worker.isPending || client.isPending || reviews.isPending;
  const isSlow = useIsSlow(isPending);
  return (
    <Waiting
      isLoading={isPending && !isSlow}
      counts={{
        overdueWork: summary?.overdue_tasks,
        overdueTasks: client.data?.dashboard.summary.tasks_needing_attention,
        dueWork: summary?.upcoming_deadlines,
        offers: summary?.pending_offers,
        messages: unread,
        reviews: reviews.data?.data.length,
      }}
    />
  );
}
