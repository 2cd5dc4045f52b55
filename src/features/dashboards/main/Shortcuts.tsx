import { HandCoins, HandHelping, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { PageGrid, PageGridCell } from '#src/ui/PageGrid.tsx';
import { dashboardCopy } from '../copy.ts';

const { help, earn } = dashboardCopy.shortcuts;

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
}

const GROUPS: readonly ShortcutGroup[] = [
  {
    ...help,
    Icon: HandHelping,
    primary: { label: help.post, to: paths.client.to() },
    secondary: { label: help.tasks, to: paths.client.to() },
  },
  {
    ...earn,
    Icon: HandCoins,
    primary: { label: earn.browse, to: paths.workerTasks.to() },
    secondary: { label: earn.jobs, to: paths.worker.to() },
  },
];

/** The four shortcuts of the dashboard (section 2), in a group for each side of an account. */
export function Shortcuts() {
  return (
    <PageGrid>
      {GROUPS.map((group) => (
        <PageGridCell key={group.title} span={6}>
          <GroupCard {...group} />
        </PageGridCell>
      ))}
    </PageGrid>
  );
}

function GroupCard({ title, text, Icon, primary, secondary }: ShortcutGroup) {
  const titleId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="flex flex-col justify-between gap-5">
        <div className="flex items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-surface-sunken text-brand">
            <Icon aria-hidden strokeWidth={1.75} className="size-6" />
          </span>
          <div className="flex min-w-0 flex-col gap-1">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <p className="text-pretty text-ink-muted">{text}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="secondary" className="max-sm:flex-1">
            <Link to={primary.to}>{primary.label}</Link>
          </Button>
          <Button asChild variant="ghost" className="max-sm:flex-1">
            <Link to={secondary.to}>{secondary.label}</Link>
          </Button>
        </div>
      </section>
    </Card>
  );
}
