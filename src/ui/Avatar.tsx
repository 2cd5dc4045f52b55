import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const classes = cva(
  [
    'inline-grid shrink-0 place-items-center rounded-pill border border-transparent font-semibold select-none',
    'bg-[oklch(var(--avatar-soft)_var(--hue))] text-[oklch(var(--avatar-ink)_var(--hue))]',
  ],
  {
    variants: {
      size: {
        sm: 'size-8 text-xs',
        md: 'size-11 text-base',
        lg: 'size-16 text-xl',
        xl: 'size-24 font-display text-3xl',
      },
    },
  },
);

/** Eight hues that are easy to tell apart. Classes, because prerendered HTML may have no inline styles. */
const hues = [
  '[--hue:160]',
  '[--hue:55]',
  '[--hue:250]',
  '[--hue:20]',
  '[--hue:125]',
  '[--hue:310]',
  '[--hue:205]',
  '[--hue:85]',
];

function initialsOf(name: string): string {
  // Marks that can't be seen are no initials.
  const words = name
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    Array.from(word ?? '').at(0),
  );
  return letters.join('').toLocaleUpperCase('en');
}

export type AvatarProps = Omit<ComponentProps<'span'>, 'children' | 'id'> & {
  name: string;
  /** The person's id, which determines the color. */
  personId: number;
  /** 32, 44, 64 or 96 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
};

/** A person's initials on a color derived from their id. */
export function Avatar({ name, personId, size = 'md', className, ...rest }: AvatarProps) {
  const hue = hues[Math.abs(Math.trunc(personId)) % hues.length];
  return (
    <span aria-hidden {...rest} className={cx(hue, classes({ size, className }))}>
      {initialsOf(name)}
    </span>
  );
}
