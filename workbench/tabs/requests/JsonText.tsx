import { CodeBlock } from '../../CodeBlock.tsx';

/**
 * A value as formatted JSON, to copy.
 *
 * @param props.value JSON, a text that isn't JSON, or undefined for nothing
 */
export function JsonText({ title, value }: { title: string; value: unknown }) {
  if (value === undefined) {
    return (
      <p className="text-sm">
        <span className="font-semibold">{title}</span> <span className="text-ink-muted">Empty</span>
      </p>
    );
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm">{title}</h3>
      <CodeBlock label={title} code={text} copyLabel={`Copy ${title.toLowerCase()}`} />
    </div>
  );
}
