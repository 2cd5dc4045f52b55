import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from '#src/ui/Field.tsx';

/** The frame of every control that one types into. The inner ring thickens it without a jump. */
export const controlClasses = [
  'block w-full rounded-control border border-line-strong bg-surface-raised px-3.5 py-2 text-base text-ink',
  'transition-[border-color,box-shadow] duration-quick enabled:hover:border-ink',
  'aria-invalid:border-2 aria-invalid:border-danger-solid aria-invalid:px-[13px] aria-invalid:py-[7px]',
  'enabled:aria-invalid:hover:border-danger-solid',
  'disabled:border-line disabled:bg-surface-sunken disabled:text-ink-muted',
].join(' ');

export type InputProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  /** A short unit or icon inside the start of the box, such as `$`. */
  prefix?: ReactNode;
};

/**
 * One line of text. Inside a `Field` it gets its label, hint and error.
 *
 * @example
 * <Field label="Price"><Input inputMode="decimal" prefix="$" /></Field>
 */
export function Input({ prefix, className, required, ...rest }: InputProps) {
  const wiring = useFieldControl({ ...rest, required });
  const input = (
    <input
      {...rest}
      {...wiring}
      className={cx(
        controlClasses,
        'min-h-11 read-only:bg-surface-sunken',
        prefix !== undefined && 'ps-9 aria-invalid:ps-[35px]',
        className,
      )}
    />
  );
  if (prefix === undefined) return input;
  return (
    <span className="relative block">
      {input}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-0 grid w-9 place-items-center text-ink-muted [&_svg]:size-5"
      >
        {prefix}
      </span>
    </span>
  );
}

/**
 * Puts a text in place of what stands in an input, as if it had been typed: whoever listens to the
 * input hears of it. Setting `value` would not do, for React takes that as its own doing.
 */
export function retype(input: HTMLInputElement, text: string) {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
