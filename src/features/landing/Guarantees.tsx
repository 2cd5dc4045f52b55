import { BadgeCheck, HandCoins, ShieldCheck, type LucideIcon } from 'lucide-react';
import { landingCopy } from './copy.ts';
import { LandingSection } from './LandingSection.tsx';

const copy = landingCopy.guarantees;

const ICONS: Readonly<Record<keyof typeof copy.items, LucideIcon>> = {
  students: BadgeCheck,
  money: HandCoins,
  payment: ShieldCheck,
};

/** The three guarantee points (product.md §1). */
export function Guarantees() {
  const names = Object.keys(ICONS) as (keyof typeof ICONS)[];
  return (
    <LandingSection tone="deep" title={copy.title} text={copy.text} isSplit>
      <ul className="flex flex-col divide-y divide-current/25 border-y border-current/25">
        {names.map((name) => {
          const Icon = ICONS[name];
          const { title, text } = copy.items[name];
          return (
            <li key={name} className="flex gap-4 py-6 md:gap-6">
              <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-7 shrink-0" />
              <div className="flex flex-col gap-1">
                <h3 className="text-lg md:text-xl">{title}</h3>
                <p className="max-w-reading">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </LandingSection>
  );
}
