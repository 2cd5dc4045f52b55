import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export type SceneProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  /** Accessible name. Without it the illustration is decorative. */
  title?: string | undefined;
};

/**
 * The frame of an illustration: aspect ratio 4:3, at most 480 px wide, in the theme's scene colors.
 * Light comes from the top start corner, and shadows fall on the opposite side.
 *
 * @example
 * <Scene title="A shelf">…</Scene>
 */
export function Scene({ title, className, ...rest }: SceneProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 480 360"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
      {...rest}
      // The cap has no specificity, so a `max-w-*` of the caller wins.
      className={cx('mx-auto block h-auto w-full [:where(&)]:max-w-120', className)}
    />
  );
}
