import { BriefcaseBusiness, ClipboardList, Search, SquarePen, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { Card, CardLink } from '#src/ui/Card.tsx';
import { dashboardCopy } from './copy.ts';

const copy = dashboardCopy.shortcuts;

const SHORTCUTS: readonly { title: string; text: string; to: string; Icon: LucideIcon }[] = [
  { ...copy.browse, to: paths.workerTasks.to(), Icon: Search },
  { ...copy.jobs, to: paths.worker.to(), Icon: BriefcaseBusiness },
  { ...copy.post, to: paths.client.to(), Icon: SquarePen },
  { ...copy.tasks, to: paths.client.to(), Icon: ClipboardList },
];

/** The four shortcuts of the dashboard (section 2). */
export function ShortcutCards() {
  return (
    <ul aria-label={copy.label} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {SHORTCUTS.map(({ title, text, to, Icon }) => (
        <Card key={title} asChild>
          <li className="flex items-start gap-4 xl:flex-col">
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
              <Icon aria-hidden strokeWidth={1.75} className="size-6" />
            </span>
            <div className="flex flex-col gap-1">
              <h2 className="text-lg">
                <CardLink asChild>
                  <Link to={to}>{title}</Link>
                </CardLink>
              </h2>
              <p className="text-ink-muted">{text}</p>
            </div>
          </li>
        </Card>
      ))}
    </ul>
  );
}
