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
        {note !== undefined && <div className="max-w-reading text-ink-muted">{note}</div>}
      </div>
      {children}
    </section>
  );
}

/**
 * A token in all forms in which it can be written, the class first. A click selects a whole form, to
 * copy it.
 *
 * @param props.note what the value means, such as its size in pixels
 */
export function TokenForms({ forms, note }: { forms: readonly string[]; note?: string }) {
  return (
    <ul className="flex min-w-0 flex-col gap-x-4 gap-y-0.5 text-sm">
      {forms.map((form) => (
        <li key={form} className="text-ink-muted first:font-semibold first:text-ink">
          <code className="font-mono text-xs wrap-anywhere select-all">{form}</code>
        </li>
      ))}
      {note !== undefined && <li className="text-ink-muted tabular-nums">{note}</li>}
    </ul>
  );
}
