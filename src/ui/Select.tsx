import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from '#src/ui/Field.tsx';
import { controlClasses } from '#src/ui/Input.tsx';

export type SelectProps = Omit<ComponentProps<'select'>, 'prefix'> & {
  /** A small picture of what is selected, at the start. */
  prefix?: ReactNode;
};

/** A styled native select, which works best on phones. */
export function Select({ prefix, className, required, ...rest }: SelectProps) {
  const wiring = useFieldControl({ ...rest, required });
  return (
    <span className="relative block">
      <select
        {...rest}
        {...wiring}
        className={cx(
          controlClasses,
          'min-h-11 appearance-none pe-11 aria-invalid:pe-[43px]',
          prefix !== undefined && 'ps-13 aria-invalid:ps-[51px]',
          className,
        )}
      />
      {prefix !== undefined && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-1.5 grid place-items-center"
        >
          {prefix}
        </span>
      )}
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-muted"
      />
    </span>
  );
}
