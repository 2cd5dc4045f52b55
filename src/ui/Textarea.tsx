import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
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

export type TextareaProps = ComponentProps<'textarea'> & {
  /** How many characters the text may have: they are counted under it. More can still be typed. */
  counter?: number | undefined;
};

/**
 * Several lines of text; grows with what is typed where the browser can.
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
  const [said, setSaid] = useState({ step: Infinity, words: '' });
  // From the box itself, whoever keeps its text; read again in every render, for a form may set it.
  const length = useSyncExternalStore(
    useCallback((heard) => onInputIn(root.current, heard), []),
    () => (root.current?.querySelector('textarea')?.value ?? firstText(rest)).length,
  );

  const handleInput = (event: InputEvent<HTMLTextAreaElement>) => {
    onInput?.(event);
    const left = limit - event.currentTarget.value.length;
    const step = stepOf(left, limit);
    if (step !== said.step) setSaid({ step, words: step === Infinity ? '' : words(left) });
  };

  const isOver = length > limit;
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
        {isOver && (
          <>
            <CircleAlert strokeWidth={2} className="mt-0.5 size-4 shrink-0" />
            <span className="me-auto">{words(limit - length)}</span>
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
        {said.words}
      </span>
    </div>
  );
}

function onInputIn(element: HTMLElement | null, heard: () => void) {
  element?.addEventListener('input', heard);
  return () => element?.removeEventListener('input', heard);
}

function firstText({ value, defaultValue }: ComponentProps<'textarea'>) {
  return String(value ?? defaultValue ?? '');
}

/** When a screen reader is told: not at each key, but where so few are left, and at the end. */
const STEPS = [0, 10, 20, 50, 100];

/** The step that a text has come to; short limits begin late, beyond the limit every tenth counts. */
function stepOf(left: number, limit: number): number {
  if (left < 0) return Math.floor(left / 10) * 10;
  return STEPS.find((step) => left <= step && step <= limit / 4) ?? Infinity;
}

function words(left: number): string {
  const count = Math.abs(left);
  const characters = count === 1 ? 'character' : 'characters';
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`;
}
