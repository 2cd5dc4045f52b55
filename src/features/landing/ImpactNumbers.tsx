import { useId } from 'react';
import { STARTING_PRICES } from '#src/domain/price-guide.ts';
import { Container } from '#src/ui/Container.tsx';
import { landingCopy } from './copy.ts';

const copy = landingCopy.impact;

/** All are fixed; none is loaded (product.md §1). */
const figures = [
  copy.time,
  { figure: String(Object.keys(landingCopy.categories.items).length), text: copy.kinds.text },
  { figure: `$${Math.min(...Object.values(STARTING_PRICES))}`, text: copy.price.text },
  copy.account,
] as const;

/** What the product stands for, in a few figures (product.md §1). */
export function ImpactNumbers() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Container className="py-16 md:py-20 lg:py-24">
        <h2 id={id} className="sr-only">
          {copy.title}
        </h2>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-4">
          {figures.map(({ figure, text }) => (
            <div
              key={text}
              className="flex flex-col-reverse justify-end gap-1 border-t-2 border-brand pt-4"
            >
              <dt className="max-w-[17.948em] text-balance text-ink-muted">{text}</dt>
              <dd className="font-display text-2xl font-semibold tracking-tight whitespace-nowrap tabular-nums sm:text-3xl lg:text-[2.5rem] lg:leading-[2.75rem] xl:text-[3.25rem] xl:leading-[3.5rem]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
