import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export type SpinnerProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Accessible name. Without it the spinner is decorative. */
  label?: string | undefined;
};

/**
 * A spinning ring in the color of the surrounding text. Size it with a class; 20 px by default. For
 * a loading page, use skeletons instead.
 */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <svg
      // Attributes, so any size class overrides them. Between two classes, stylesheet order decides.
      width="1.25rem"
      height="1.25rem"
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      {...rest}
      className={cx('shrink-0 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" />
    </svg>
  );
}
