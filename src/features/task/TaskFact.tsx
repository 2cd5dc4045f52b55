import type { ReactNode } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** A fact on the card of a task: an icon in place of its name, which is for screen readers. */
export function TaskFact({
  term,
  icon,
  className = '',
  children,
}: {
  term: string;
  icon: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`flex gap-2 text-sm ${className}`}>
      <dt className="flex h-lh items-center text-ink-muted [&>svg]:size-4">
        {icon}
        <VisuallyHidden>{term}</VisuallyHidden>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
