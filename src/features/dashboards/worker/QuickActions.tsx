import { Search, UserPen } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { workerCopy } from './copy.ts';

const copy = workerCopy.actions;

/** No call updates a profile yet (product.md §2). */
export function QuickActions() {
  const titleId = useId();
  const reasonId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <h2 id={titleId} className="text-lg">
          {copy.title}
        </h2>
        <div className="flex flex-col gap-3">
          <Button asChild variant="secondary" isFullWidth>
            <Link to={paths.workerTasks.to()}>
              <Search aria-hidden strokeWidth={1.75} />
              {copy.browse}
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
            {copy.profile}
          </Button>
          <p id={reasonId} className="text-center text-sm text-ink-muted">
            {copy.noProfile}
          </p>
        </div>
      </section>
    </Card>
  );
}
