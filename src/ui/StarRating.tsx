import { cx } from 'class-variance-authority';
import { Star } from 'lucide-react';
import { useId, useState, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';
import { useFieldGroup } from '#src/ui/Field.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

export type StarRatingProps = Omit<
  ComponentProps<'div'>,
  'children' | 'onChange' | 'defaultValue' | 'role'
> & {
  /** How many stars are chosen; 0 is none yet. */
  value: number;
  /** Stars were chosen, by pointer or by keys. */
  onChange: (change: { value: number }) => void;
  /** How many there are, up to 9. */
  max?: number | undefined;
  /** A word for each number of stars, from one on; the one that counts stands beside them. */
  labels?: readonly string[] | undefined;
  /** Name of the value where the form is sent natively. */
  name?: string | undefined;
  /** Says so to screen readers; a `Field` around it passes it on. */
  required?: boolean | undefined;
  /** Nothing can be chosen. */
  disabled?: boolean | undefined;
  /** The choice is on its way: stars and focus stay, and nothing can be changed. */
  busy?: boolean | undefined;
  /** What a screen reader hears meanwhile; empty where something else says and shows it. */
  busyLabel?: string | undefined;
};

/**
 * A rating to give: one star or more. The arrows move on by one, a digit chooses that many.
 *
 * @example
 * <Field label="How was it?" error={error}>
 *   <StarRating value={stars} onChange={({ value }) => setStars(value)} labels={words} />
 * </Field>
 */
export function StarRating({
  value,
  onChange,
  max = 5,
  labels,
  name,
  required,
  disabled = false,
  busy = false,
  busyLabel = 'Please wait',
  className,
  onKeyDown,
  onFocus,
  onBlur,
  ...rest
}: StarRatingProps) {
  const ownName = useId();
  const [preview, setPreview] = useState<number | undefined>(undefined);
  const wiring = useFieldGroup({ ...rest, required });
  const isInvalid = wiring['aria-invalid'] !== undefined && wiring['aria-invalid'] !== false;
  const isFixed = disabled || busy;
  const shown = isFixed ? value : (preview ?? value);
  const stars = Array.from({ length: max }, (_, index) => index + 1);

  const choose = (chosen: number) => {
    if (isFixed) return;
    setPreview(undefined);
    if (chosen !== value) onChange({ value: chosen });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow')) {
      // Else the browser moves on by itself. From no star it would leave the first one out.
      if (isFixed || value === 0) event.preventDefault();
      if (value === 0 && event.target instanceof HTMLInputElement) {
        choose(Number(event.target.value));
      }
    } else if (/^[1-9]$/.test(event.key) && Number(event.key) <= max) {
      event.preventDefault();
      choose(Number(event.key));
      if (!isFixed) radioOf(event.currentTarget, Number(event.key))?.focus();
    }
  };

  // As the field of a form it may be given the focus, which belongs to one of its stars.
  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (event.target === event.currentTarget) radioOf(event.target, Math.max(value, 1))?.focus();
  };

  // Left is the group, not one star for the next.
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };

  return (
    <div
      tabIndex={-1}
      {...rest}
      {...wiring}
      role="radiogroup"
      aria-busy={busy || undefined}
      aria-disabled={isFixed || undefined}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onBlur={handleBlur}
      className={cx('group/stars flex flex-wrap items-center gap-x-3 gap-y-1', className)}
    >
      <span className="-ms-1.5 flex" onPointerLeave={() => setPreview(undefined)}>
        {stars.map((star) => (
          <span
            key={star}
            className="relative grid size-10 place-items-center pointer-coarse:size-11"
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={star}
              checked={star === value}
              disabled={disabled}
              aria-disabled={busy || undefined}
              aria-label={nameOf(star, { max, word: labels?.[star - 1] })}
              onChange={() => choose(star)}
              onPointerEnter={({ pointerType }) => {
                // A finger only presses; its star would stay under it.
                if (pointerType !== 'touch') setPreview(star);
              }}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-control focus-visible:-outline-offset-2 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed"
            />
            <Star
              aria-hidden
              strokeWidth={1.75}
              className={cx(
                'pointer-events-none relative size-7 transition-[color,fill,scale] duration-quick',
                'peer-enabled:peer-not-aria-disabled:peer-hover:scale-110 motion-reduce:transition-none',
                star <= shown ? 'fill-current text-accent-strong' : 'fill-transparent',
                star > shown && (isInvalid ? 'text-danger-solid' : 'text-line-strong'),
                // On the picture itself, whose own colour the browser leaves as it is.
                'peer-disabled:text-line-strong forced-colors:text-[CanvasText] forced-colors:peer-disabled:text-[GrayText]',
              )}
            />
          </span>
        ))}
      </span>
      {/* Both keep their places, so that nothing moves or wraps when one of them comes. */}
      <span className="flex items-center gap-2">
        <Words labels={labels} shown={shown} isMuted={isFixed} />
        <span className="size-5 text-ink-muted">{busy && busyLabel !== '' && <Spinner />}</span>
      </span>
      <span role="status" className="sr-only">
        {busy ? busyLabel : ''}
      </span>
    </div>
  );
}

type WordsProps = {
  labels: readonly string[] | undefined;
  shown: number;
  isMuted: boolean;
};

/** All words lie in one cell, so that the longest keeps its place whichever is seen. */
function Words({ labels, shown, isMuted }: WordsProps) {
  if (labels === undefined) return null;
  return (
    <span
      aria-hidden
      className={cx('grid font-semibold *:col-start-1 *:row-start-1', isMuted && 'text-ink-muted')}
    >
      {labels.map((word, index) => (
        <span key={word} className={index + 1 === shown ? '' : 'invisible'}>
          {word}
        </span>
      ))}
    </span>
  );
}

function nameOf(star: number, { max, word }: { max: number; word: string | undefined }) {
  return word === undefined ? `${star} of ${max} stars` : `${star} of ${max}: ${word}`;
}

function radioOf(group: HTMLElement, star: number) {
  return group.querySelector<HTMLInputElement>(`input[value="${star}"]`);
}
