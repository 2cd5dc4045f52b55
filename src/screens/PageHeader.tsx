import type { ReactNode } from 'react';

/** The head of a page with a list. `children` are the title and the count. */
export function PageHeader({
  intro,
  action,
  children,
}: {
  intro: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <header className="flex items-start justify-between gap-x-3 gap-y-4 sm:flex-wrap sm:gap-x-6">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
        {/* A phone's first screen is for the list. */}
        <p className="max-w-reading text-lg text-ink-muted max-sm:sr-only">{intro}</p>
      </div>
      {action}
    </header>
  );
}
