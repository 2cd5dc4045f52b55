import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { STARTING_PRICES } from '#src/domain/price-guide.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { landingCopy } from './copy.ts';

const copy = landingCopy.featured;

/** The featured service: furniture assembly (product.md §1). */
export function FeaturedAssembly() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Container>
        <div className="grid items-center gap-8 overflow-hidden rounded-sheet border border-transparent bg-scene-sky p-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:p-10 lg:grid-cols-2 lg:gap-12 lg:p-16">
          <div className="flex flex-col items-start gap-4">
            <p className="font-semibold text-brand">{copy.eyebrow}</p>
            <h2 id={id} className="text-2xl md:text-3xl">
              {copy.title}
            </h2>
            <p className="text-lg">{copy.text}</p>
            <ul className="flex flex-col gap-2">
              {copy.points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Check
                    aria-hidden
                    strokeWidth={1.75}
                    className="mt-0.5 size-5 shrink-0 text-brand"
                  />
                  {point}
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2">
              <Button asChild size="lg">
                <Link to={paths.client.to({ post: landingCopy.categories.items.assembly })}>
                  {copy.post}
                </Link>
              </Button>
              <p className="flex items-baseline gap-1.5">
                {copy.from}
                <span className="font-display text-2xl font-semibold tabular-nums">
                  ${STARTING_PRICES['Furniture assembly']}
                </span>
              </p>
            </div>
          </div>
          <Scene name="wardrobe" title={copy.scene} className="max-w-140" />
        </div>
      </Container>
    </section>
  );
}
