import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import scenes from './scenes.svg';

/** The scenes of `scenes.svg`. */
export type SceneName =
  | 'chat'
  | 'empty-desk'
  | 'garden'
  | 'lamp'
  | 'lost'
  | 'moving-box'
  | 'no-match'
  | 'note'
  | 'receipt'
  | 'shelf'
  | 'sink'
  | 'street'
  | 'tidy-board'
  | 'tv'
  | 'wardrobe';

export type SceneProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  name: SceneName;
  /** Accessible name. Without it the illustration is decorative. */
  title?: string | undefined;
};

/**
 * An illustration in the theme's scene colors: aspect ratio 4:3, at most 480 px wide. The drawings are in one
 * file that is no part of the code: `src/ui/scenes.svg`.
 */
export function Scene({ name, title, className, ...rest }: SceneProps) {
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
    >
      <use href={`${scenes}#${name}`} />
    </svg>
  );
}
