import {
  Armchair,
  Hammer,
  Leaf,
  PaintRoller,
  Plug,
  Sparkles,
  Truck,
  Tv,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Card, CardLink } from '#src/ui/Card.tsx';
import { landingCopy } from './copy.ts';
import { LandingSection } from './LandingSection.tsx';

const copy = landingCopy.categories;

const ICONS: Readonly<Record<keyof typeof copy.items, LucideIcon>> = {
  assembly: Armchair,
  mounting: Tv,
  moving: Truck,
  cleaning: Sparkles,
  repairs: Hammer,
  plumbing: Wrench,
  electrical: Plug,
  yard: Leaf,
  painting: PaintRoller,
};

/** Each opens the task form with its name as the title (product.md §1). */
export function Categories() {
  const names = Object.keys(ICONS) as (keyof typeof ICONS)[];
  return (
    <LandingSection title={copy.title}>
      <ul className="grid grid-cols-3 gap-2 sm:gap-3 xl:grid-cols-9">
        {names.map((name) => {
          const Icon = ICONS[name];
          return (
            <Card key={name} asChild padding="none">
              <li className="flex flex-col gap-3 p-3 sm:flex-row sm:items-center sm:p-4 xl:flex-col xl:items-start">
                <span className="grid size-11 shrink-0 place-items-center rounded-control border border-transparent bg-scene-sky text-brand">
                  <Icon aria-hidden strokeWidth={1.75} className="size-6" />
                </span>
                <CardLink
                  asChild
                  className="text-sm font-semibold text-pretty wrap-anywhere hyphens-auto sm:text-base xl:text-sm"
                >
                  <Link to={paths.client.to({ post: copy.items[name] })}>{copy.items[name]}</Link>
                </CardLink>
              </li>
            </Card>
          );
        })}
      </ul>
    </LandingSection>
  );
}
