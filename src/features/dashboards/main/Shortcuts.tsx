import { HandCoins, HandHelping, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { PageGrid, PageGridCell } from '#src/ui/PageGrid.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { dashboardCopy } from '../copy.ts';

const { help, earn } = dashboardCopy.shortcuts;
const { stats } = dashboardCopy;

interface DashboardSummary {
  readonly total_tasks: number;
  readonly total_offers: number;
}

interface Shortcut {
  readonly label: string;
  readonly to: string;
}

interface ShortcutGroup {
  readonly title: string;
  readonly text: string;
  readonly Icon: LucideIcon;
  readonly primary: Shortcut;
  readonly secondary: Shortcut;
  readonly count: (summary: DashboardSummary) => number;
  readonly countLabel: (count: number) => string;
}

const GROUPS: readonly ShortcutGroup[] = [
  {
    ...help,
    Icon: HandHelping,
    primary: { label: help.post, to: paths.client.to() },
    secondary: { label: help.tasks, to: paths.client.to() },
    count: ({ total_tasks }) => total_tasks,
    countLabel: stats.tasks,
  },
  {
    ...earn,
    Icon: HandCoins,
    primary: { label: earn.browse, to: paths.workerTasks.to() },
    secondary: { label: earn.jobs, to: paths.worker.to() },
    count: ({ total_offers }) => total_offers,
    countLabel: stats.offers,
  },
];

/** The four shortcuts (product.md §2). The counts are null while they load, undefined when they failed to. */
export function Shortcuts({ summary }: { summary: DashboardSummary | null | undefined }) {
  return (
    <PageGrid>
      {summary === null && <VisuallyHidden role="status">{stats.loading}</VisuallyHidden>}
      {GROUPS.map((group) => (
        <PageGridCell key={group.title} span={6}>
          <GroupCard {...group} summary={summary} />
        </PageGridCell>
      ))}
    </PageGrid>
  );
}

function GroupCard({
  title,
  text,
  Icon,
  primary,
  secondary,
  count,
  countLabel,
  summary,
}: ShortcutGroup & { summary: DashboardSummary | null | undefined }) {
  const titleId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="flex flex-col justify-between gap-5">
        <div className="flex items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-surface-sunken text-brand">
            <Icon aria-hidden strokeWidth={1.75} className="size-6" />
          </span>
          <div className="flex min-w-0 grow flex-col gap-1">
            <div className="flex items-baseline justify-between gap-4">
              <h2 id={titleId} className="text-lg">
                {title}
              </h2>
              {summary === null && <Skeleton className="h-5 w-24" />}
              {summary && <Count value={count(summary)} label={countLabel} />}
            </div>
            <p className="text-pretty text-ink-muted">{text}</p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-5">
          <Button asChild variant="secondary">
            <Link to={primary.to}>{primary.label}</Link>
          </Button>
          <TextLink asChild isStandalone>
            <Link to={secondary.to}>{secondary.label}</Link>
          </TextLink>
        </div>
      </section>
    </Card>
  );
}

function Count({ value, label }: { value: number; label: ShortcutGroup['countLabel'] }) {
  return (
    <dl className="flex flex-row-reverse items-baseline gap-1.5">
      <dt className="text-sm text-ink-muted">{label(value)}</dt>
      <dd className="font-display text-lg leading-none font-semibold tabular-nums">
        {value.toLocaleString('en-US')}
      </dd>
    </dl>
  );
}
