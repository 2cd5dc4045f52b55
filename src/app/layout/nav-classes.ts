const SHARED =
  'relative flex min-h-11 items-center rounded-control px-3 font-medium no-underline transition-colors duration-quick aria-[current=page]:text-brand';

const PLACEMENTS = {
  bar: 'gap-2 text-ink-muted hover:text-ink after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-pill aria-[current=page]:after:bg-brand',
  // A slot of 20 px for the icon, so that the labels align.
  menu: 'gap-3 text-start text-lg text-ink hover:bg-surface-sunken aria-[current=page]:bg-surface-sunken [&>svg]:size-5 [&>svg]:shrink-0',
} as const;

export function navItemClasses(placement: keyof typeof PLACEMENTS): string {
  return `${SHARED} ${PLACEMENTS[placement]}`;
}
