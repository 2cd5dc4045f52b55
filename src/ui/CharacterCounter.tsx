import { counted } from '#src/domain/counted.ts';
import { cx } from 'class-variance-authority';
import {
  useCallback,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useFieldControl } from '#src/ui/Field.tsx';
import { toneMarks } from '#src/ui/tone-marks.ts';

const { Icon: DangerIcon } = toneMarks.danger;

/** The props of a text control that the counter reads. */
type CountedControl = Pick<
  ComponentProps<'input'>,
  'id' | 'value' | 'defaultValue' | 'required' | 'aria-describedby' | 'aria-invalid'
>;

export type CharacterCounterProps = {
  /** The character limit. More can still be typed. */
  limit: number;
  /** How many characters make the count appear; 80 % of the limit by default. */
  from?: number | undefined;
  control: CountedControl;
  children: (describedBy: string) => ReactNode;
};

/**
 * A text control with a counter that appears below it when the text gets long. Use the `counter` of `Input` and
 * `Textarea` instead where it fits.
 */
export function CharacterCounter({
  limit,
  from = limit * 0.8,
  control,
  children,
}: CharacterCounterProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState({ step: Infinity, text: '' });
  // Read from the DOM, so it works for controlled and uncontrolled use. Read on every render, because
  // a form may set the value.
  const initial = () => String(control.value ?? control.defaultValue ?? '').length;
  const length = useSyncExternalStore(
    useCallback((listener) => subscribeToInput(root.current, listener), []),
    () => textOf(root.current)?.length ?? initial(),
    initial,
  );

  const handleInput = () => {
    const left = limit - (textOf(root.current) ?? '').length;
    const step = stepOf(left, limit);
    if (step !== announced.step)
      setAnnounced({ step, text: step === Infinity ? '' : remainingText(left) });
  };

  const isOver = length > limit;
  // An error of the field says it already.
  const isExplained = useFieldControl(control)['aria-invalid'] !== undefined;
  return (
    <div ref={root} className="flex flex-col gap-1.5" onInput={handleInput}>
      {children(cx(control['aria-describedby'], id))}
      {length >= from && (
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
      )}
      <span id={id} hidden>
        {length} of {limit} characters
      </span>
      <span role="status" className="sr-only">
        {announced.text}
      </span>
    </div>
  );
}

/** The text of the control; undefined before it is in the document. */
function textOf(root: HTMLElement | null): string | undefined {
  return root?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')?.value;
}

function subscribeToInput(element: HTMLElement | null, listener: () => void) {
  element?.addEventListener('input', listener);
  return () => element?.removeEventListener('input', listener);
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
  return `${counted(Math.abs(left), 'character')} ${left < 0 ? 'too many' : 'left'}`;
}
