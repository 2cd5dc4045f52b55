/** JSON or a URL, as sent over the wire. */
export function ApiExample({ title, value }: { title: string; value: unknown }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <figure className="flex min-w-0 flex-col gap-1.5">
      <figcaption className="text-sm font-semibold text-ink-muted">{title}</figcaption>
      <pre className="rounded-control bg-surface-sunken px-3.5 py-3 font-mono text-[0.8125rem] leading-5 wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
    </figure>
  );
}
