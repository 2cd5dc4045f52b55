import type { ReactNode } from 'react';

/**
 * The head of a dashboard: a greeting and actions.
 *
 * @param props.label names the `nav`; leave it out when there are buttons
 * @param props.children links and buttons. On phones they share the width.
 */
export function DashboardHeader({
  greeting,
  intro,
  label,
  children,
}: {
  greeting: string;
  intro: string;
  label?: string;
  children: ReactNode;
}) {
  const Actions = label === undefined ? 'div' : 'nav';
  return (
    <header className="flex flex-col gap-5 py-2 lg:flex-row lg:items-end lg:justify-between lg:gap-6">
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{greeting}</h1>
        {/* A phone's first screen is for what waits. */}
        <p className="max-w-reading text-lg text-ink-muted max-sm:sr-only">{intro}</p>
      </div>
      <Actions aria-label={label} className="flex shrink-0 flex-wrap gap-3 max-sm:*:flex-1">
        {children}
      </Actions>
    </header>
  );
}
