import type { ReactNode } from 'react';

/** On phones, a `CountBadge` stands on the icon. */
export const actionBadgeClasses = 'max-sm:absolute max-sm:start-1/2 max-sm:top-0.5 max-sm:ms-2';

/** `label` names the `nav`; without it, there are buttons among the actions. */
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
    <header className="flex flex-col gap-5 py-2 lg:flex-row lg:items-start lg:justify-between lg:gap-6">
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{greeting}</h1>
        {/* A phone's first screen is for what waits. */}
        <p className="max-w-reading text-lg text-ink-muted max-sm:sr-only">{intro}</p>
      </div>
      <Actions
        aria-label={label}
        className="flex shrink-0 flex-wrap gap-3 max-sm:gap-2 max-sm:*:flex-auto max-sm:*:flex-col max-sm:*:gap-0.5 max-sm:*:px-2 max-sm:*:text-sm max-sm:[&>a]:relative"
      >
        {children}
      </Actions>
    </header>
  );
}
