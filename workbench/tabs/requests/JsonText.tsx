import { CodeBlock } from '../../CodeBlock.tsx';
import { requestsCopy as copy } from '../requests-copy.ts';

/**
 * A value as formatted JSON, to copy.
 *
 * @param props.value JSON, a text that isn't JSON, or undefined for nothing
 */
export function JsonText({ part, value }: { part: keyof typeof copy.parts; value: unknown }) {
  const { title, copy: copyLabel } = copy.parts[part];
  if (value === undefined) {
    return (
      <p className="text-sm">
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-ink-muted">{copy.empty}</span>
      </p>
    );
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm">{title}</h3>
      <CodeBlock label={title} code={text} copyLabel={copyLabel} />
    </div>
  );
}
