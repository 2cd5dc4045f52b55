import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from '#src/ui/Field.tsx';
import { controlClasses } from '#src/ui/Input.tsx';

export type SelectProps = ComponentProps<'select'>;

/**
 * A styled native select, which works best on phones.
 *
 * @example
 * <Field label="City"><Select><option value="1">Lisbon</option></Select></Field>
 */
export function Select({ className, required, ...rest }: SelectProps) {
  const wiring = useFieldControl({ ...rest, required });
  return (
    <span className="relative block">
      <select
        {...rest}
        {...wiring}
        className={cx(
          controlClasses,
          'min-h-11 appearance-none pe-11 aria-invalid:pe-[43px]',
          className,
        )}
      />
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-muted"
      />
    </span>
  );
}
