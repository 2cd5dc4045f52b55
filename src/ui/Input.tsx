import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { CharacterCounter } from '#src/ui/CharacterCounter.tsx';
import { useFieldControl } from '#src/ui/Field.tsx';

/** The shared classes of text controls. The thicker error border is offset by less padding. */
export const controlClasses = [
  'block w-full rounded-control border border-line-strong bg-surface-raised px-3.5 py-2 text-base text-ink',
  'transition-[border-color,box-shadow] duration-quick enabled:hover:border-ink',
  'aria-invalid:border-2 aria-invalid:border-danger-solid aria-invalid:px-[13px] aria-invalid:py-[7px]',
  'enabled:aria-invalid:hover:border-danger-solid',
  'disabled:disabled-box',
].join(' ');

export type InputProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  /** A short unit or icon at the start of the input, such as `$`. */
  prefix?: ReactNode;
  /** Character limit. A counter appears below at 80 %; more can still be typed. */
  counter?: number | undefined;
};

/** A single-line text input. Inside a `Field` it is wired to the label, hint and error. */
export function Input({ counter, ...rest }: InputProps) {
  if (counter === undefined) return <Box {...rest} />;
  return (
    <CharacterCounter limit={counter} control={rest}>
      {(describedBy) => <Box {...rest} aria-describedby={describedBy} />}
    </CharacterCounter>
  );
}

function Box({ prefix, className, required, ...rest }: Omit<InputProps, 'counter'>) {
  const wiring = useFieldControl({ ...rest, required });
  const input = (
    <input
      {...rest}
      {...wiring}
      className={cx(
        controlClasses,
        'min-h-11 read-only:bg-surface-sunken',
        prefix !== undefined && 'ps-10 aria-invalid:ps-[39px]',
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
        className="pointer-events-none absolute inset-y-0 start-0 grid w-10 place-items-center text-ink-muted [&_svg]:size-5"
      >
        {prefix}
      </span>
    </span>
  );
}

/**
 * Replaces the value of an input as if the user had typed it, firing `input`. Assigning `value` does
 * not work: React tracks it and would ignore the event.
 */
export function replaceInputText(input: HTMLInputElement, text: string) {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
