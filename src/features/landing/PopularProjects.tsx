import { Link } from 'react-router-dom';
import { STARTING_PRICES, type Service } from '#src/domain/price-guide.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Card, CardLink } from '#src/ui/Card.tsx';
import { Scene, type SceneName } from '#src/ui/Scene.tsx';
import { landingCopy } from './copy.ts';
import { LandingSection } from './LandingSection.tsx';

const copy = landingCopy.projects;

const SCENES: Readonly<Record<Service, SceneName>> = {
  'Furniture assembly': 'shelf',
  'TV mounting': 'tv',
  'Moving help': 'moving-box',
  Plumbing: 'sink',
  'Electrical work': 'lamp',
  'Yard work': 'garden',
};

/** Each opens the task form (product.md §1, §9). */
export function PopularProjects() {
  const services = Object.keys(STARTING_PRICES) as Service[];
  return (
    <LandingSection tone="sunken" title={copy.title} text={copy.text}>
      <ul className="grid grid-cols-2 gap-3 md:gap-6 lg:grid-cols-3">
        {services.map((service) => (
          <Card key={service} asChild padding="none">
            <li className="flex flex-col">
              <div className="rounded-t-card border border-transparent bg-scene-sky px-3 pt-3 sm:px-8 sm:pt-6">
                <Scene name={SCENES[service]} />
              </div>
              <div className="flex grow flex-col justify-between gap-1 p-3 sm:flex-row sm:items-baseline sm:gap-4 sm:p-6 sm:pt-4">
                <h3 className="text-base sm:text-lg">
                  <CardLink asChild>
                    <Link to={paths.client.to({ post: copy.items[service] })}>
                      {copy.items[service]}
                    </Link>
                  </CardLink>
                </h3>
                <p className="shrink-0 text-ink-muted tabular-nums">
                  {copy.from(STARTING_PRICES[service])}
                </p>
              </div>
            </li>
          </Card>
        ))}
      </ul>
    </LandingSection>
  );
}
