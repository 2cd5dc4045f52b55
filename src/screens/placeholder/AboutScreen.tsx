import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardLink } from '#src/ui/Card.tsx';
import { Container } from '#src/ui/Container.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { PageMeta } from '../PageMeta.tsx';
import { PlaceholderPage } from '../PlaceholderPage.tsx';
import { pagesCopy } from '../copy.ts';
import { placeholderCopy } from './copy.ts';

const copy = placeholderCopy.about;

const SIDES = [
  { name: 'client', scene: 'note', to: paths.client.to({ post: '' }) },
  { name: 'worker', scene: 'shelf', to: paths.workerTasks.to() },
] as const;

export function AboutScreen() {
  return (
    <>
      <PageMeta meta={copy.meta} path={paths.about.to()} />
      <PlaceholderPage
        title={copy.title}
        text={copy.text}
        scene={<Scene name="street" className="max-w-140" />}
      >
        <Button asChild>
          <Link to={paths.home.to()}>{pagesCopy.goHome}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={paths.contact.to()}>{copy.contact}</Link>
        </Button>
      </PlaceholderPage>
      <Container className="pb-16 md:pb-20 lg:pb-24">
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
          {SIDES.map(({ name, scene, to }) => (
            <Card key={name} asChild padding="none">
              <li className="grid items-center sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-cols-1 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
                <div className="grid h-full items-center rounded-t-card border border-transparent bg-scene-sky p-4 max-sm:px-12 sm:rounded-s-card sm:rounded-te-none md:max-lg:rounded-t-card md:max-lg:rounded-s-none md:max-lg:px-12">
                  <Scene name={scene} />
                </div>
                <div className="flex flex-col gap-2 p-6 lg:p-8">
                  <h2 className="text-xl">{copy.sides[name].title}</h2>
                  <p className="text-pretty text-ink-muted">{copy.sides[name].text}</p>
                  <CardLink asChild className="mt-2 font-semibold text-brand">
                    <Link to={to}>{copy.sides[name].action}</Link>
                  </CardLink>
                </div>
              </li>
            </Card>
          ))}
        </ul>
      </Container>
    </>
  );
}
AboutScreen.route = 'about' as const;
