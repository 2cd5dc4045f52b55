import { cx } from 'class-variance-authority';
import { Star } from 'lucide-react';
import { useId, useState, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';
import { useFieldGroup } from '#src/ui/Field.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

export type StarRatingProps = Omit<
  ComponentProps<'div'>,
  'children' | 'onChange' | 'defaultValue' | 'role'
> & {
  /** The rating; 0 means none yet. */
  value: number;
  /** Called when the user picks a rating. */
  onChange: (change: { value: number }) => void;
  /** Number of stars, up to 9. */
  max?: number | undefined;
  /** The label of each rating, starting at one star. The current one is shown next to the stars. */
  labels?: readonly string[] | undefined;
  /** Marks the rating as required for screen readers. A surrounding `Field` sets it too. */
  required?: boolean | undefined;
  /** Whether the rating is disabled. */
  disabled?: boolean | undefined;
  /** Whether the rating is being submitted. Stars and focus stay; it can't be changed. */
  isBusy?: boolean | undefined;
  /** Announced while busy. Leave it empty when another element indicates the progress. */
  busyLabel?: string | undefined;
};

/**
 * A star rating input. Arrow keys change the rating by one; a digit sets it directly.
 *
 * @example
 * <Field label="How was it?" error={error}>
 *   <StarRating value={stars} onChange={({ value }) => setStars(value)} labels={labels} />
 * </Field>
 */
export function StarRating({
  value,
  onChange,
  max = 5,
  labels,
  required,
  disabled = false,
  isBusy = false,
  busyLabel = 'Please wait',
  className,
  onKeyDown,
  onFocus,
  onBlur,
  ...rest
}: StarRatingProps) {
  const name = useId();
  const [preview, setPreview] = useState<number | undefined>(undefined);
  const wiring = useFieldGroup({ ...rest, required });
  const isInvalid = wiring['aria-invalid'] !== undefined && wiring['aria-invalid'] !== false;
  const isReadOnly = disabled || isBusy;
  const shown = isReadOnly ? value : (preview ?? value);
  const stars = Array.from({ length: max }, (_, index) => index + 1);

  const choose = (chosen: number) => {
    if (isReadOnly) return;
    setPreview(undefined);
    if (chosen !== value) onChange({ value: chosen });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow')) {
      // Prevents the browser's own step. With no rating yet, it would skip the first star.
      if (isReadOnly || value === 0) event.preventDefault();
      if (value === 0 && event.target instanceof HTMLInputElement) {
        choose(Number(event.target.value));
      }
    } else if (/^[1-9]$/.test(event.key) && Number(event.key) <= max) {
      event.preventDefault();
      choose(Number(event.key));
      if (!isReadOnly) radioOf(event.currentTarget, Number(event.key))?.focus();
    }
  };

  // A form library may focus the group. Forward the focus to a star.
  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (event.target === event.currentTarget) radioOf(event.target, Math.max(value, 1))?.focus();
  };

  // Moving between stars is not a blur of the group.
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };

  return (
    <div
      tabIndex={-1}
      {...rest}
      {...wiring}
      role="radiogroup"
      aria-busy={isBusy || undefined}
      aria-disabled={isReadOnly || undefined}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onBlur={handleBlur}
      className={cx('group/stars flex flex-wrap items-center gap-x-3 gap-y-1', className)}
    >
      <span
        className="-ms-1.5 flex pointer-coarse:-ms-2"
        onPointerLeave={() => setPreview(undefined)}
      >
        {stars.map((star) => (
          <span
            key={star}
            className="relative grid size-10 place-items-center pointer-coarse:size-11"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              disabled={disabled}
              aria-disabled={isBusy || undefined}
              aria-label={nameOf(star, { max, label: labels?.[star - 1] })}
              onChange={() => choose(star)}
              onPointerMove={({ pointerType }) => {
                // A touch selects directly, and a mouse that rests where the stars appear previews nothing.
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
                // A hover only shows what a press would choose.
                star > value && star <= shown && '[fill-opacity:0.4]',
                star <= shown
                  ? 'fill-accent text-accent-strong peer-disabled:fill-line-strong forced-colors:fill-current'
                  : 'fill-transparent',
                star > shown && (isInvalid ? 'text-danger-solid' : 'text-line-strong'),
                // Set on the SVG itself, which forced-colors mode does not recolor.
                'peer-disabled:text-line-strong forced-colors:text-[CanvasText] forced-colors:peer-disabled:text-[GrayText]',
              )}
            />
          </span>
        ))}
      </span>
      {/* Both reserve their space, so nothing shifts or wraps when one appears. */}
      <span className="flex items-center gap-2">
        <RatingLabel labels={labels} shown={shown} isMuted={isReadOnly || shown !== value} />
        <span className="size-5 text-ink-muted">{isBusy && busyLabel !== '' && <Spinner />}</span>
      </span>
      <span role="status" className="sr-only">
        {isBusy ? busyLabel : ''}
      </span>
    </div>
  );
}

type RatingLabelProps = {
  labels: readonly string[] | undefined;
  shown: number;
  isMuted: boolean;
};

/** All labels share one grid cell, so the width is that of the longest. */
function RatingLabel({ labels, shown, isMuted }: RatingLabelProps) {
  if (labels === undefined) return null;
  return (
    <span
      aria-hidden
      className={cx('grid font-semibold *:col-start-1 *:row-start-1', isMuted && 'text-ink-muted')}
    >
      {labels.map((label, index) => (
        <span key={label} className={index + 1 === shown ? '' : 'invisible'}>
          {label}
        </span>
      ))}
    </span>
  );
}

function nameOf(star: number, { max, label }: { max: number; label: string | undefined }) {
  return label === undefined ? `${star} of ${max} stars` : `${star} of ${max}: ${label}`;
}

function radioOf(group: HTMLElement, star: number) {
  return group.querySelector<HTMLInputElement>(`input[value="${star}"]`);
}
