import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Textarea } from '#src/ui/Textarea.tsx';
import { CopyButton } from './CopyButton.tsx';

/** Code to read and to copy. A field, so that keyboards can scroll it. */
export function CodeBlock({
  label,
  code,
  copyLabel,
  isWrapped = false,
  children,
}: {
  /** The accessible name. */
  label: string;
  code: string;
  /** What the button copies, such as "Copy link". */
  copyLabel: string;
  /** For a text without lines, such as a link. */
  isWrapped?: boolean;
  /** Beside the button. */
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-2">
      <Textarea
        readOnly
        aria-label={label}
        rows={1}
        spellCheck={false}
        wrap={isWrapped ? 'soft' : 'off'}
        className={cx('min-h-11! resize-none! py-3! font-mono text-xs!', isWrapped && 'break-all')}
        value={code}
      />
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton label={copyLabel} text={code} />
        {children}
      </div>
    </div>
  );
}
