import { BadgeCheck, HandCoins, ReceiptText, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { PageTitle } from '../PageMeta.tsx';
import { PlaceholderPage } from '../PlaceholderPage.tsx';
import { paymentCopy as copy } from './copy.ts';

const ICONS: Readonly<Record<keyof typeof copy.points, LucideIcon>> = {
  amount: ReceiptText,
  pay: HandCoins,
  paid: BadgeCheck,
};

/** The chat opens it in a new tab (product.md §2, decision D14). */
export function PaymentScreen() {
  const names = Object.keys(ICONS) as (keyof typeof ICONS)[];
  return (
    <>
      <PageTitle>{copy.name}</PageTitle>
      <PlaceholderPage
        title={copy.title}
        text={copy.text}
        details={
          <ul className="flex w-full max-w-reading flex-col divide-y divide-line border-y border-line">
            {names.map((name) => {
              const Icon = ICONS[name];
              const { title, text } = copy.points[name];
              return (
                <li key={name} className="flex gap-4 py-4">
                  <span className="grid size-11 shrink-0 place-items-center rounded-control bg-scene-sky text-brand">
                    <Icon aria-hidden strokeWidth={1.75} className="size-6" />
                  </span>
                  <div>
                    <h2 className="text-lg">{title}</h2>
                    <p className="text-ink-muted">{text}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        }
        scene={<Scene name="receipt" className="max-w-140 max-md:-order-1 max-md:max-w-44" />}
      >
        <Button asChild>
          <Link to={paths.offers.to()}>{copy.offers}</Link>
        </Button>
        <p className="self-center text-ink-muted">{copy.close}</p>
      </PlaceholderPage>
    </>
  );
}
PaymentScreen.route = 'payment' as const;
