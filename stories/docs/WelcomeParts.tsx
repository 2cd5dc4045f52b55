import type { ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';

interface Figure {
  readonly figure: number;
  /** The total, when the figure is a part of one. */
  readonly of?: number;
  readonly label: string;
}

/** Counts of what the workbench contains, derived from the code. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-[1.6fr_repeat(4,1fr)]">
      {figures.map(({ figure, of, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-0.5 border-s-2 border-accent ps-4 first:col-span-2 sm:first:col-span-1"
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-display text-3xl font-[650] tracking-[-0.022em] tabular-nums">
            {figure}
            {of !== undefined && (
              <span className="text-xl font-semibold text-ink-muted"> of {of}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links for one audience, and where to start. */
export function AudienceCard({
  icon,
  title,
  audience,
  children,
}: {
  icon: ReactNode;
  title: string;
  audience: string;
  children: ReactNode;
}) {
  return (
    <Card padding="lg" asChild>
      <section className="flex h-full flex-col gap-6">
        <div className="flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-card bg-surface-sunken text-brand [&_svg]:size-6">
            {icon}
          </span>
          <div className="flex min-w-0 flex-col">
            <h2>{title}</h2>
            <p className="text-ink-muted">{audience}</p>
          </div>
        </div>
        <ul className="flex flex-col gap-4">{children}</ul>
      </section>
    </Card>
  );
}

/** A link, and a sentence about its target. */
export function AudienceLink({
  href,
  title,
  children,
}: {
  href: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-col items-start gap-0.5">
      <TextLink
        href={href}
        target="_top"
        className="inline-flex items-center pointer-coarse:min-h-6"
      >
        {title}
      </TextLink>
      <span className="text-sm text-ink-muted">{children}</span>
    </li>
  );
}

/** A command, and its purpose. */
export function Command({ line, children }: { line: string; children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-control bg-surface-sunken px-3 py-2 text-sm">
      <code className="font-mono">{line}</code>
      <span className="text-ink-muted">{children}</span>
    </span>
  );
}
