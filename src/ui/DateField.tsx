import { cx } from 'class-variance-authority';
import { CalendarDays } from 'lucide-react';
import { useLayoutEffect, useRef, type ComponentProps, type InputEvent } from 'react';
import { useFieldControl } from '#src/ui/Field.tsx';
import { controlClasses } from '#src/ui/Input.tsx';

export type DateFieldProps = Omit<ComponentProps<'input'>, 'type'>;

/**
 * A date input with the value `YYYY-MM-DD`. It uses the browser's native picker, which works best on
 * phones and follows the user's locale.
 */
export function DateField({ required, className, onInput, ...rest }: DateFieldProps) {
  const wiring = useFieldControl({ ...rest, required });
  const box = useRef<HTMLSpanElement>(null);

  // CSS cannot match an empty date input. Runs after every render because a form may set the value.
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (input != null) markEmpty(input);
  });

  const handleInput = (event: InputEvent<HTMLInputElement>) => {
    markEmpty(event.currentTarget);
    onInput?.(event);
  };

  const open = () => {
    const input = box.current?.querySelector('input');
    input?.focus();
    try {
      input?.showPicker();
    } catch {
      // Unsupported, or blocked in a cross-origin frame. The date can still be typed.
    }
  };

  return (
    <span ref={box} className="relative block">
      <input
        // Chrome takes a year of six digits where there is no maximum.
        max="9999-12-31"
        {...rest}
        {...wiring}
        type="date"
        onInput={handleInput}
        className={cx(
          controlClasses,
          'min-h-11 min-w-0 appearance-none tabular-nums read-only:bg-surface-sunken',
          'not-focus:data-empty:text-ink-muted',
          // Room for the button, which Firefox has inside of the field.
          'not-supports-[-moz-appearance:none]:pe-11 not-supports-[-moz-appearance:none]:aria-invalid:pe-[43px]',
          '[&::-webkit-calendar-picker-indicator]:hidden',
          '[&::-webkit-datetime-edit-fields-wrapper]:p-0 [&::-webkit-datetime-edit]:p-0',
          // iOS centers the value and collapses an empty one.
          '[&::-webkit-date-and-time-value]:min-h-6 [&::-webkit-date-and-time-value]:text-start',
          className,
        )}
      />
      {rest.readOnly !== true && (
        <button
          type="button"
          title="Open calendar"
          aria-label="Open calendar"
          disabled={rest.disabled}
          onClick={open}
          className={cx(
            'absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control border-s border-transparent text-ink-muted',
            'transition-colors duration-quick enabled:hover:text-ink focus-visible:-outline-offset-4',
            // Firefox has its own button, which cannot be hidden.
            'supports-[-moz-appearance:none]:hidden',
          )}
        >
          <CalendarDays aria-hidden strokeWidth={1.75} className="size-5" />
        </button>
      )}
    </span>
  );
}

function markEmpty(input: HTMLInputElement) {
  input.toggleAttribute('data-empty', input.value === '');
}
