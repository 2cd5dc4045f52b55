import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import type { Environment } from '#src/lib/app/environment.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Carousel } from '#src/ui/Carousel.tsx';
import { landingCopy } from './copy.ts';
import { LandingSection } from './LandingSection.tsx';

const copy = landingCopy.testimonials;

/** product.md §9 */
export const ROTATION_MS = 5_000;

/** What clients say, in a carousel that moves on every 5 s (product.md §1, §9). */
export function Testimonials() {
  const environment = useEnvironment();
  return (
    <LandingSection title={copy.title} text={copy.text} note={copy.note} isSplit>
      <Carousel
        label={copy.carousel}
        rotate={(advance) => everyWhileVisible(environment, advance)}
        className="min-w-0"
      >
        {copy.stories.map(({ quote, name, service }, index) => (
          <figure
            key={name}
            className="flex flex-col justify-between gap-8 rounded-card border border-line bg-surface-raised p-6 md:p-10"
          >
            <blockquote className="font-display text-xl text-pretty md:text-2xl lg:text-3xl">
              “{quote}”
            </blockquote>
            <figcaption className="flex items-center gap-3">
              <Avatar name={name} personId={index} />
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-ink-muted">{service}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </LandingSection>
  );
}

/** Starts over when the tab is shown again. Returns what stops it. */
function everyWhileVisible(
  { clock, visibility }: Pick<Environment, 'clock' | 'visibility'>,
  advance: () => void,
): () => void {
  let stop = () => {};
  function restart(): void {
    stop();
    stop = visibility.isHidden() ? () => {} : clock.every(ROTATION_MS, advance);
  }
  restart();
  const unsubscribe = visibility.subscribe(restart);
  return () => {
    unsubscribe();
    stop();
  };
}
