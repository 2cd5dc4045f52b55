import { HandCoins, ShieldCheck, TrendingUp, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { pendingReviewsCopy } from './copy.ts';

const { title, reasons } = pendingReviewsCopy.why;

const ICONS: Readonly<Record<keyof typeof reasons, LucideIcon>> = {
  trust: ShieldCheck,
  work: HandCoins,
  better: TrendingUp,
};

/** The box 'Why Reviews Matter' (product.md §2). */
export function WhyReviewsMatter() {
  const titleId = useId();
  return (
    <Card asChild tone="sunken">
      <section aria-labelledby={titleId} className="flex flex-col gap-5">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <ul className="flex flex-col gap-4">
          {(Object.keys(ICONS) as (keyof typeof reasons)[]).map((reason) => {
            const Icon = ICONS[reason];
            return (
              <li key={reason} className="flex gap-3">
                <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
                <div className="flex min-w-0 flex-col">
                  <p className="font-semibold">{reasons[reason].title}</p>
                  <p className="text-sm text-pretty">{reasons[reason].text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
    </Card>
  );
}
