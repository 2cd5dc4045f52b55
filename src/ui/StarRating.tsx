import { cx } from 'class-variance-authority';
import { Star } from 'lucide-react';
import { useId, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { useFieldGroup } from '#src/ui/Field.tsx';

export type StarRatingProps = {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The rating; 0 means none yet. */
  value: number;
  onChange: (change: { value: number }) => void;
  /** The label of each rating, starting at one star. The current one is shown next to the stars. */
  labels: readonly string[];
  /** Whether the rating is being submitted. Stars and focus stay; it can't be changed. */
  isBusy?: boolean | undefined;
  onBlur?: (() => void) | undefined;
};

/** A star rating input. Arrow keys change the rating by one; a digit sets it directly. */
export function StarRating({
  ref,
  value,
  onChange,
  labels,
  isBusy = false,
  onBlur,
}: StarRatingProps) {
  const name = useId();
  const [preview, setPreview] = useState<number | undefined>(undefined);
  const wiring = useFieldGroup();
  const shown = isBusy ? value : (preview ?? value);

  const choose = (chosen: number) => {
    if (isBusy) return;
    setPreview(undefined);
    if (chosen !== value) onChange({ value: chosen });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow')) {
      // Prevents the browser's own step. With no rating yet, it would skip the first star.
      if (isBusy || value === 0) event.preventDefault();
      if (value === 0 && event.target instanceof HTMLInputElement) {
        choose(Number(event.target.value));
      }
    } else if (/^[1-9]$/.test(event.key) && Number(event.key) <= labels.length) {
      event.preventDefault();
      choose(Number(event.key));
      if (!isBusy) radioOf(event.currentTarget, Number(event.key))?.focus();
    }
  };

  // A form library may focus the group. Forward the focus to a star.
  const handleFocus = ({ target, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (target === currentTarget) radioOf(target, Math.max(value, 1))?.focus();
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };

  return (
    <div
      {...wiring}
      ref={ref}
      tabIndex={-1}
      role="radiogroup"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onBlur={handleBlur}
      className="flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <span
        className="-ms-1.5 flex pointer-coarse:-ms-2"
        onPointerLeave={() => setPreview(undefined)}
      >
        {labels.map((label, index) => {
          const star = index + 1;
          return (
            <span
              key={star}
              className="relative grid size-10 place-items-center pointer-coarse:size-11"
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                aria-disabled={isBusy || undefined}
                aria-label={`${star} of ${labels.length}: ${label}`}
                onChange={() => choose(star)}
                onPointerMove={({ pointerType }) => {
                  // A touch selects directly, and a mouse that rests where the stars appear previews nothing.
                  if (pointerType !== 'touch') setPreview(star);
                }}
                className="peer absolute inset-0 cursor-pointer appearance-none rounded-control focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed"
              />
              <Star
                aria-hidden
                strokeWidth={1.75}
                className={cx(
                  'pointer-events-none relative size-7 transition-[color,fill,scale] duration-quick',
                  'peer-not-aria-disabled:peer-hover:scale-110 motion-reduce:transition-none',
                  // A hover only shows what a press would choose.
                  star > value && star <= shown && '[fill-opacity:0.4]',
                  star <= shown
                    ? 'fill-accent text-accent-strong forced-colors:fill-current'
                    : 'fill-transparent',
                  star > shown &&
                    (wiring['aria-invalid'] ? 'text-danger-solid' : 'text-line-strong'),
                  // Set on the SVG itself, which forced-colors mode does not recolor.
                  'forced-colors:text-[CanvasText]',
                )}
              />
            </span>
          );
        })}
      </span>
      {/* All labels share one grid cell, so the width is that of the longest, and nothing wraps when one appears. */}
      <span
        aria-hidden
        className={cx(
          'grid font-semibold *:col-start-1 *:row-start-1',
          (isBusy || shown !== value) && 'text-ink-muted',
        )}
      >
        {labels.map((label, index) => (
          <span key={label} className={index + 1 === shown ? '' : 'invisible'}>
            {label}
          </span>
        ))}
      </span>
    </div>
  );
}

function radioOf(group: HTMLElement, star: number) {
  return group.querySelector<HTMLInputElement>(`input[value="${star}"]`);
}
