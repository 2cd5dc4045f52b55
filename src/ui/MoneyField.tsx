import { cx } from 'class-variance-authority';
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { amountText } from '#src/domain/plain-text.ts';
import { Input, replaceInputText } from '#src/ui/Input.tsx';

export type MoneyFieldProps = Omit<
  ComponentProps<typeof Input>,
  'type' | 'inputMode' | 'prefix' | 'step'
>;

/**
 * An input for an amount in dollars. It is a text input, so the mouse wheel and arrow keys can't
 * change it by accident. On blur or Enter, a valid amount is formatted with two decimals; anything
 * else is left for the form to validate.
 */
export function MoneyField({ className, onBlur, onKeyDown, ...rest }: MoneyFieldProps) {
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    format(event.currentTarget);
    onBlur?.(event);
  };

  // Enter submits the form without a blur.
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter') format(event.currentTarget);
  };

  return (
    <Input
      autoComplete="off"
      {...rest}
      type="text"
      inputMode="decimal"
      prefix="$"
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      className={cx('tabular-nums', className)}
    />
  );
}

function format(input: HTMLInputElement) {
  const formatted = formatAmount(input.value);
  if (!input.readOnly && formatted !== input.value) replaceInputText(input, formatted);
}

/** Formats `1250`, `1.250,00` and `$1250.0` as `1250.00`. Returns any other text unchanged. */
function formatAmount(text: string): string {
  const amount = amountText(text);
  // String manipulation, because a number would round long amounts.
  const [, whole = '', cents = ''] = /^(-?\d+)(?:\.(\d{1,2}))?$/.exec(amount ?? '') ?? [];
  return whole === '' ? text : `${whole.replace(/^(-?)0+(?=\d)/, '$1')}.${cents.padEnd(2, '0')}`;
}
