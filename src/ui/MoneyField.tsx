import { cx } from 'class-variance-authority';
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { Input, retype } from '#src/ui/Input.tsx';

export type MoneyFieldProps = Omit<
  ComponentProps<typeof Input>,
  'type' | 'inputMode' | 'prefix' | 'step'
>;

/**
 * An amount in dollars. It is text, so that neither the wheel nor an arrow changes it by accident.
 * When it is left, or sent with Enter, an amount gets its two decimals; anything else stays as it
 * was typed, for the form to say what is wrong.
 *
 * @example
 * <Field label="Price" error={errors.price}><MoneyField {...register('price')} /></Field>
 */
export function MoneyField({ className, onBlur, onKeyDown, ...rest }: MoneyFieldProps) {
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    tidy(event.currentTarget);
    onBlur?.(event);
  };

  // Enter sends the form, and nothing is left before.
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter') tidy(event.currentTarget);
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

function tidy(input: HTMLInputElement) {
  const tidied = tidyAmount(input.value);
  if (!input.readOnly && tidied !== input.value) retype(input, tidied);
}

/** With or without commas; those stand where thousands end, for `1,25` may be one and a quarter. */
const AMOUNT = /^(-?)\$?(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/;

/** `1250`, `1,250` and `$1250.0` are `1250.00`; a text that is no amount comes back as it is. */
function tidyAmount(text: string): string {
  const [, sign = '', whole = '', cents = ''] = AMOUNT.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (whole === '' && cents === '') return text;
  // As text, for a number would round a long one.
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return `${sign}${digits === '' ? '0' : digits}.${cents.padEnd(2, '0')}`;
}
