import { useId, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { requestsCopy as copy } from '../requests-copy.ts';

/** Longer values are cut. */
const MAX_LINES = 16;

/** What a {@link JsonText} shows. */
export interface JsonTextProps {
  readonly part: keyof typeof copy.parts;
  /** JSON, a text that isn't JSON, or undefined for nothing. */
  readonly value: unknown;
}

/** A value as formatted JSON, cut after some lines, with a button that copies all of it. */
export function JsonText({ part, value }: JsonTextProps) {
  const { title, copy: copyLabel } = copy.parts[part];
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  if (value === undefined) {
    return (
      <p className="text-sm">
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-ink-muted">{copy.empty}</span>
      </p>
    );
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  const lines = text.split('\n');
  const isCut = !isWhole && lines.length > MAX_LINES;
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-sm">
          {title}
        </h3>
        <CopyButton label={copyLabel} text={text} />
      </div>
      <pre className="rounded-control bg-surface-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap">
        {isCut ? `${lines.slice(0, MAX_LINES).join('\n')}\n…` : text}
      </pre>
      {isCut && (
        <Button variant="link" size="sm" className="self-start" onClick={() => setIsWhole(true)}>
          {copy.showLines(lines.length)}
        </Button>
      )}
    </div>
  );
}
