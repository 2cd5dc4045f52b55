import type { Category } from '#src/domain/category.ts';
import { Miniature, type MiniatureName } from '#src/ui/Miniature.tsx';

/** The categories that product.md §7 names. */
const PICTURES: Readonly<Record<string, MiniatureName>> = {
  'Home Maintenance': 'home',
  'Cleaning Services': 'cleaning',
  'Handyman Services': 'handyman',
  'Tech Support': 'tech',
  'Moving & Transportation': 'moving',
  'Business Services': 'business',
};

/** A category of another name has a note, as has none at all. */
export function CategoryPicture({
  category,
  className,
}: {
  category: Pick<Category, 'name'> | null | undefined;
  className?: string | undefined;
}) {
  return <Miniature name={PICTURES[category?.name ?? ''] ?? 'other'} className={className} />;
}
