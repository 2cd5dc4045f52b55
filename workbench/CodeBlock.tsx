import { cx } from 'class-variance-authority';
import { Textarea } from '#src/ui/Textarea.tsx';

/** Code to read and to copy. A field, so that keyboards can scroll it. */
export function CodeBlock({
  label,
  code,
  isWrapped = false,
}: {
  /** The accessible name. */
  label: string;
  code: string;
  /** For a text without lines, such as a link. */
  isWrapped?: boolean;
}) {
  return (
    <Textarea
      readOnly
      aria-label={label}
      rows={1}
      spellCheck={false}
      wrap={isWrapped ? 'soft' : 'off'}
      className={cx('min-h-11! resize-none! py-3! font-mono text-xs!', isWrapped && 'break-all')}
      value={code}
    />
  );
}
