import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { pagesCopy } from '../copy.ts';
import { PageMeta } from '../PageMeta.tsx';
import { PlaceholderPage } from '../PlaceholderPage.tsx';
import { placeholderCopy } from './copy.ts';

const copy = placeholderCopy.about;

/** The /about screen: a placeholder (sections 1 and 2). */
export function AboutScreen() {
  return (
    <>
      <PageMeta meta={copy.meta} path={paths.about.to()} />
      <PlaceholderPage
        title={copy.title}
        texts={copy.texts}
        scene={<Scene name="street" className="max-w-140" />}
      >
        <Button asChild>
          <Link to={paths.home.to()}>{pagesCopy.goHome}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={paths.contact.to()}>{copy.contact}</Link>
        </Button>
      </PlaceholderPage>
    </>
  );
}
