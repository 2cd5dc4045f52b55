import { cx } from 'class-variance-authority';
import {
  useCallback,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type InputEvent,
} from 'react';
import { useFieldControl } from '#src/ui/Field.tsx';
import { controlClasses } from '#src/ui/Input.tsx';
import { toneMarks } from '#src/ui/tone-marks.ts';

const { Icon: DangerIcon } = toneMarks.danger;

export type TextareaProps = ComponentProps<'textarea'> & {
  /** Character limit. Shows a counter below; more can still be typed. */
  counter?: number | undefined;
};

/**
 * A multiline text input. Grows with its content where the browser supports it.
 *
 * @example
 * <Field label="About you" error={error}><Textarea rows={4} counter={600} /></Field>
 */
export function Textarea({ counter, ...rest }: TextareaProps) {
  return counter === undefined ? <Box {...rest} /> : <Counted {...rest} limit={counter} />;
}

function Box({ className, required, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl({ ...rest, required });
  return (
    <textarea
      rows={4}
      {...rest}
      {...wiring}
      className={cx(
        controlClasses,
        'field-sizing-content max-h-96 min-h-28 resize-y read-only:bg-surface-sunken',
        className,
      )}
    />
  );
}

type CountedProps = ComponentProps<'textarea'> & { limit: number };

function Counted({ limit, onInput, ...rest }: CountedProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState({ step: Infinity, text: '' });
  // Read from the DOM, so it works for controlled and uncontrolled use. Read on every render, because
  // a form may set the value.
  const length = useSyncExternalStore(
    useCallback((listener) => subscribeToInput(root.current, listener), []),
    () => (root.current?.querySelector('textarea')?.value ?? initialText(rest)).length,
  );

  const handleInput = (event: InputEvent<HTMLTextAreaElement>) => {
    onInput?.(event);
    const left = limit - event.currentTarget.value.length;
    const step = stepOf(left, limit);
    if (step !== announced.step)
      setAnnounced({ step, text: step === Infinity ? '' : remainingText(left) });
  };

  const isOver = length > limit;
  // An error of the field says it already.
  const isExplained = useFieldControl(rest)['aria-invalid'] !== undefined;
  return (
    <div ref={root} className="flex flex-col gap-1.5">
      <Box {...rest} onInput={handleInput} aria-describedby={cx(rest['aria-describedby'], id)} />
      <p
        aria-hidden
        className={cx(
          'flex items-start justify-end gap-1.5 text-sm tabular-nums',
          isOver ? 'font-medium text-danger-solid' : 'text-ink-muted',
        )}
      >
        {isOver && !isExplained && (
          <>
            <DangerIcon strokeWidth={2} className="mt-0.5 size-4 shrink-0" />
            <span className="me-auto">{remainingText(limit - length)}</span>
          </>
        )}
        <span className="shrink-0">
          {length}/{limit}
        </span>
      </p>
      <span id={id} hidden>
        {length} of {limit} characters
      </span>
      <span role="status" className="sr-only">
        {announced.text}
      </span>
    </div>
  );
}

function subscribeToInput(element: HTMLElement | null, listener: () => void) {
  element?.addEventListener('input', listener);
  return () => element?.removeEventListener('input', listener);
}

function initialText({ value, defaultValue }: ComponentProps<'textarea'>) {
  return String(value ?? defaultValue ?? '');
}

/** Remaining characters at which the count is announced; announcing every key would be noisy. */
const STEPS = [0, 10, 20, 50, 100];

/**
 * The announcement step for a number of remaining characters. Steps above a quarter of the limit are
 * skipped; past the limit, there is one step per ten characters.
 */
function stepOf(left: number, limit: number): number {
  if (left < 0) return Math.floor(left / 10) * 10;
  return STEPS.find((step) => left <= step && step <= limit / 4) ?? Infinity;
}

function remainingText(left: number): string {
  const count = Math.abs(left);
  const characters = count === 1 ? 'character' : 'characters';
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`;
}
