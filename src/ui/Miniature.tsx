import { cx } from 'class-variance-authority';
import scenes from './scenes.svg';

/** The miniatures of `scenes.svg`. */
export type MiniatureName =
  | 'business'
  | 'cleaning'
  | 'handyman'
  | 'home'
  | 'moving'
  | 'other'
  | 'tech';

/** A small decorative picture of a subject, in the theme's scene colors. 48 px by default. */
export function Miniature({
  name,
  className,
}: {
  name: MiniatureName;
  className?: string | undefined;
}) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 48 48"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0 rounded-control bg-scene-sky-deep [:where(&)]:size-12', className)}
    >
      <use href={`${scenes}#mini-${name}`} />
    </svg>
  );
}
