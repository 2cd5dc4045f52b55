import { Check } from 'lucide-react';
import { Container } from '#src/ui/Container.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { landingCopy } from './copy.ts';
import { HeroSearch } from './HeroSearch.tsx';

const copy = landingCopy.hero;

/** The top of the landing page: what the product does, and the search box (product.md §1). */
export function Hero() {
  return (
    <Container className="grid items-center gap-10 pt-8 md:pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-12 lg:pt-16">
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-4">
          <h1 className="max-w-[10.608em] text-[2.5rem] leading-[2.75rem] md:text-[3.5rem] md:leading-[3.75rem] xl:text-[4rem] xl:leading-[4.25rem]">
            {copy.title}
          </h1>
          <p className="max-w-[33.332em] text-lg text-ink-muted">{copy.text}</p>
        </div>
        <div className="flex max-w-160 flex-col gap-4">
          <HeroSearch />
          <ul className="flex flex-col gap-x-6 gap-y-1 text-ink-muted sm:flex-row sm:flex-wrap">
            {copy.claims.map((claim) => (
              <li key={claim} className="flex items-center gap-2">
                <Check aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-brand" />
                {claim}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="max-w-160 lg:max-w-none">
        <Scene name="street" title={copy.scene} className="max-w-none" />
      </div>
    </Container>
  );
}
