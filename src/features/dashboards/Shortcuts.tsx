import { HandCoins, HandHelping, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { PageGrid, PageGridCell } from '#src/ui/PageGrid.tsx';
import { dashboardCopy } from './copy.ts';

const { help, earn } = dashboardCopy.shortcuts;

/** The four shortcuts of the dashboard (section 2), for both sides of an account. */
export function Shortcuts() {
  return (
    <PageGrid>
      <PageGridCell span={6}>
        <ShortcutGroup
          {...help}
          Icon={HandHelping}
          primary={{ label: help.post, to: paths.client.to() }}
          secondary={{ label: help.tasks, to: paths.client.to() }}
        />
      </PageGridCell>
      <PageGridCell span={6}>
        <ShortcutGroup
          {...earn}
          Icon={HandCoins}
          primary={{ label: earn.browse, to: paths.workerTasks.to() }}
          secondary={{ label: earn.jobs, to: paths.worker.to() }}
        />
      </PageGridCell>
    </PageGrid>
  );
}

interface Shortcut {
  readonly label: string;
  readonly to: string;
}

function ShortcutGroup({
  title,
  text,
  Icon,
  primary,
  secondary,
}: {
  title: string;
  text: string;
  Icon: LucideIcon;
  primary: Shortcut;
  secondary: Shortcut;
}) {
  const titleId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="flex flex-col justify-between gap-5">
        <div className="flex items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
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
          <Button asChild className="max-sm:grow">
            <Link to={primary.to}>{primary.label}</Link>
          </Button>
          <Button asChild variant="secondary" className="max-sm:grow">
            <Link to={secondary.to}>{secondary.label}</Link>
          </Button>
        </div>
      </section>
    </Card>
  );
}
