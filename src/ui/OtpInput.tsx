import { cva, cx } from 'class-variance-authority';
import { OTPInput, type SlotProps } from 'input-otp';
import type { ClipboardEvent, ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFieldControl } from '#src/ui/Field.tsx';

/** The widest that a box gets, and the space between two. */
const BOX_REM = 3.25;
const GAP_REM = 0.5;

const boxClasses = cva(
  [
    'relative grid h-13 min-w-0 flex-1 place-items-center rounded-control border',
    'font-display text-xl leading-none font-semibold tabular-nums',
    'transition-[background-color,border-color] duration-quick',
    // One box has the ring; many at once are a selection, which the next key replaces.
    'data-[focus=one]:outline-2 data-[focus=one]:outline-offset-2 data-[focus=one]:outline-focus',
    'data-[focus=many]:border-2 data-[focus=many]:border-focus data-[focus=many]:bg-brand-soft',
    'forced-colors:data-[focus=many]:border-[Highlight] forced-colors:data-[focus=one]:outline-[Highlight]',
  ],
  {
    variants: {
      look: {
        plain: 'border-line-strong bg-surface-raised text-ink group-hover/otp:border-ink',
        invalid: 'border-2 border-danger-solid bg-surface-raised text-ink',
        busy: 'border-line-strong bg-surface-sunken text-ink-muted',
        disabled:
          'border-line bg-surface-sunken text-ink-muted forced-colors:border-[GrayText] forced-colors:text-[GrayText]',
      },
    },
  },
);

/** What was copied from an email or a message may be grouped. */
function withoutSeparators(text: string) {
  return text.replaceAll(/[\s-]/g, '');
}

function isDigits(text: string) {
  return /^\d*$/.test(text);
}

/** A key that would write something other than a digit, and not a shortcut. */
function writesNoDigit({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return key.length === 1 && !isDigits(key) && !ctrlKey && !metaKey && !altKey;
}

export type OtpInputProps = Omit<
  ComponentProps<'input'>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onSubmit'
  | 'maxLength'
  | 'readOnly'
  | 'type'
  | 'size'
  | 'children'
  | 'nonce'
> & {
  /** The digits so far. */
  value: string;
  /** Digits were typed, deleted or pasted. */
  onChange: (change: { value: string }) => void;
  /** Enter was pressed and every box is filled; without it the form is sent. */
  onSubmit?: (() => void) | undefined;
  /** How many digits the code has. */
  length?: number | undefined;
  /** The code is being checked: digits and focus stay, and nothing can be changed. */
  busy?: boolean | undefined;
};

/**
 * A one-time code: one input that looks like a box for each digit. Inside a `Field` it gets its
 * label, hint and error.
 *
 * A pasted text counts only as a whole code: with spaces and hyphens taken out it has to be exactly
 * as many digits as there are boxes, or nothing changes.
 *
 * @example
 * <Field label="Code" error={error}>
 *   <OtpInput value={code} onChange={({ value }) => setCode(value)} onSubmit={check} />
 * </Field>
 */
export function OtpInput({
  value,
  onChange,
  onSubmit,
  length = 6,
  busy = false,
  disabled = false,
  required,
  className,
  onKeyDown,
  onClick,
  ...rest
}: OtpInputProps) {
  const wiring = useFieldControl({ ...rest, required });
  const invalid = wiring['aria-invalid'] !== undefined && wiring['aria-invalid'] !== false;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter') {
      const isFilled = value.length === length && !busy;
      if (!isFilled || onSubmit !== undefined) event.preventDefault();
      if (isFilled) onSubmit?.();
    } else if (writesNoDigit(event)) {
      // Before the input takes it and gives it back, which would lose the caret's place.
      event.preventDefault();
    }
  };

  // In place of the library's handler, which would put half a code between the digits.
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const pasted = withoutSeparators(event.clipboardData.getData('text/plain'));
    if (busy || pasted.length !== length || !isDigits(pasted)) return;
    const input = event.currentTarget;
    flushSync(() => onChange({ value: pasted }));
    input.setSelectionRange(input.value.length, input.value.length);
  };

  // The input's own text is bunched up at the start: the pressed box is found by its place.
  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    onClick?.(event);
    const input = event.currentTarget;
    const { left, right, top, bottom } = input.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    // A click on the label comes here too, from outside.
    if (x < left || x >= right || y < top || y >= bottom) return;
    const start = Math.min(Math.floor(((x - left) / (right - left)) * length), value.length);
    input.setSelectionRange(start, Math.min(start + 1, value.length));
  };

  return (
    // No wider than its boxes, and as narrow as it has to be.
    <div
      className={cx('w-full [direction:ltr]', className)}
      style={{ maxInlineSize: `${length * BOX_REM + (length - 1) * GAP_REM}rem` }}
    >
      <OTPInput
        autoComplete="one-time-code"
        inputMode="numeric"
        {...rest}
        {...wiring}
        type="text"
        value={value}
        onChange={(next) => {
          if (isDigits(next)) onChange({ value: next });
        }}
        maxLength={length}
        disabled={disabled}
        readOnly={busy}
        onKeyDown={handleKeyDown}
        onPasteCapture={handlePaste}
        onClick={handleClick}
        // No wider input for the badges of password managers: it would stand out of a dialog.
        pushPasswordManagerStrategy="none"
        noScriptCSSFallback={null}
        // Forced colours would draw the input's own text over the boxes.
        className="forced-color-adjust-none disabled:cursor-not-allowed"
        containerClassName="group/otp"
        render={({ slots }) => (
          <Boxes
            slots={slots}
            look={disabled ? 'disabled' : invalid ? 'invalid' : busy ? 'busy' : 'plain'}
          />
        )}
      />
    </div>
  );
}

type BoxesProps = {
  slots: SlotProps[];
  look: 'plain' | 'invalid' | 'busy' | 'disabled';
};

function Boxes({ slots, look }: BoxesProps) {
  const focus = slots.filter(({ isActive }) => isActive).length > 1 ? 'many' : 'one';
  return (
    <div aria-hidden className="flex" style={{ gap: `${GAP_REM}rem` }}>
      {slots.map(({ char, isActive, hasFakeCaret }, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- a box is its place
          key={index}
          data-focus={isActive ? focus : undefined}
          className={boxClasses({ look })}
        >
          {char}
          {hasFakeCaret && look !== 'busy' && (
            // A border, for forced colours keep those.
            <span className="absolute h-6 animate-caret border-s-2 border-ink" />
          )}
        </div>
      ))}
    </div>
  );
}
