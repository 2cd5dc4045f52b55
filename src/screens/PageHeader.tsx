import type { ReactNode, Ref } from 'react';
import { PageTitle } from './PageMeta.tsx';

/** The head of a page with a list. `children` are beside the title, such as a count. */
export function PageHeader({
  title,
  headingRef,
  intro,
  action,
  children,
}: {
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  intro: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <header className="flex items-start justify-between gap-x-3 gap-y-4 sm:flex-wrap sm:gap-x-6">
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 ref={headingRef} tabIndex={-1} className="focus-visible:outline-none">
            {title}
          </h1>
          {children}
        </div>
        {/* A phone's first screen is for the list. */}
        <p className="max-w-reading text-lg text-ink-muted max-sm:sr-only">{intro}</p>
      </div>
      {action}
    </header>
  );
}
