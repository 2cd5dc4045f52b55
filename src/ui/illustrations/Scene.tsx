import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export type SceneProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  /** What the picture shows, for screen readers; without it the picture is decoration. */
  title?: string | undefined;
};

/**
 * The frame of an illustration: 4 by 3, as wide as its container, in the theme's scene colours.
 * Light falls from the top at the start; shade lies on the other side.
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
      className={cx('block h-auto w-full', className)}
    />
  );
}
