import type { ReactNode } from 'react';

/** A section of a foundations page: a title, a note and the tokens. */
export function FoundationSection({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-6 p-4 md:p-6">
      <div className="flex flex-col gap-1.5">
        <h2>{title}</h2>
        {note !== undefined && <p className="max-w-reading text-ink-muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** The name of a token and its readable value. */
export function TokenName({ name, value }: { name: string; value: string }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="text-sm font-semibold wrap-anywhere">{name}</span>
      <span className="text-sm wrap-anywhere text-ink-muted tabular-nums">{value}</span>
    </span>
  );
}
