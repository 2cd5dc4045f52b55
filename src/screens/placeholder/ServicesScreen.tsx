import { useId } from 'react';
import { Link } from 'react-router-dom';
import { STARTING_PRICES, type Service } from '#src/domain/price-guide.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardLink } from '#src/ui/Card.tsx';
import { Container } from '#src/ui/Container.tsx';
import { Scene, type SceneName } from '#src/ui/Scene.tsx';
import { PageMeta } from '../PageMeta.tsx';
import { placeholderCopy } from './copy.ts';

const copy = placeholderCopy.services;

const SCENES: Readonly<Record<Service, SceneName>> = {
  'Furniture assembly': 'wardrobe',
  'TV mounting': 'tv',
  'Moving help': 'moving-box',
  Plumbing: 'sink',
  'Electrical work': 'lamp',
  'Yard work': 'garden',
};

export function ServicesScreen() {
  const services = Object.keys(SCENES) as Service[];
  const otherId = useId();
  return (
    <Container className="flex flex-col gap-8 py-8 md:gap-12 md:py-12 lg:py-16">
      <PageMeta meta={copy.meta} path={paths.services.to()} />
      <header className="flex flex-col gap-4">
        <h1 className="max-w-[15.912em] text-3xl md:text-4xl lg:text-5xl">{copy.title}</h1>
        <p className="max-w-[33.332em] text-lg text-ink-muted">{copy.text}</p>
      </header>
      <ul aria-label={copy.listLabel} className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {services.map((service) => (
          <Card key={service} asChild padding="none">
            <li className="grid grid-cols-[7rem_minmax(0,1fr)] sm:flex sm:flex-col">
              <div className="grid items-center rounded-s-card border border-transparent bg-scene-sky px-2 sm:rounded-s-none sm:rounded-t-card sm:px-8 sm:pt-6">
                <Scene name={SCENES[service]} />
              </div>
              <div className="flex min-w-0 grow flex-col gap-1 p-4 sm:p-6">
                <div className="flex justify-between gap-x-4 max-sm:flex-col sm:items-baseline">
                  <h2 className="text-lg">
                    <CardLink asChild>
                      <Link to={paths.client.to({ post: service })}>{service}</Link>
                    </CardLink>
                  </h2>
                  <p className="font-semibold tabular-nums">
                    {copy.from(STARTING_PRICES[service])}
                  </p>
                </div>
                <p className="text-pretty text-ink-muted">{copy.items[service]}</p>
              </div>
            </li>
          </Card>
        ))}
      </ul>
      <section
        aria-labelledby={otherId}
        className="flex flex-col gap-6 rounded-sheet border border-transparent bg-brand-deep px-6 py-8 text-brand-deep-ink md:flex-row md:items-center md:justify-between md:p-10 lg:px-12"
      >
        <div className="flex flex-col gap-1">
          <h2 id={otherId} className="text-2xl">
            {copy.other.title}
          </h2>
          <p className="max-w-reading text-lg">{copy.other.text}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">
          <Button asChild variant="secondary">
            <Link to={paths.client.to({ post: '' })}>{copy.other.post}</Link>
          </Button>
          <Link
            to={paths.contact.to()}
            className="inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-[0.2em]"
          >
            {copy.other.contact}
          </Link>
        </div>
      </section>
    </Container>
  );
}
ServicesScreen.route = 'services' as const;
