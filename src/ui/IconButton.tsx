import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const classes = cva(
  [
    'relative inline-grid shrink-0 place-items-center rounded-control border border-transparent text-ink',
    'transition-colors duration-quick enabled:hover:bg-ink/8 enabled:active:bg-ink/14',
    'disabled:disabled-bare data-[state=open]:bg-ink/8 [&_svg]:size-5',
  ],
  { variants: { size: { sm: 'size-9 pointer-coarse:size-11', md: 'size-11' } } },
);

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  /** 36 or 44 px; always 44 on touch screens. */
  size?: 'sm' | 'md' | undefined;
};

/** An icon-only button, for universally known actions. */
export function IconButton({ label, size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes({ size, className })}
    />
  );
}
