import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export type SpinnerProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** What is going on, for screen readers; without it the spinner is decoration. */
  label?: string | undefined;
};

/**
 * A turning ring in the colour of the text around it. Size it with a class; 20 px unless told.
 * Never alone on a page: stand a skeleton there instead.
 *
 * @example
 * <Spinner label="Loading messages" className="size-6" />
 */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <svg
      // Attributes, which any class overrules; of two classes, the stylesheet would choose.
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
