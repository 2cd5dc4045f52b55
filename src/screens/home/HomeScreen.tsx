import { Hero } from '#src/features/landing/Hero.tsx';
import { LandingSections } from '#src/features/landing/LandingSections.tsx';
import { paths } from '#src/lib/paths.ts';
import { PageMeta } from '../PageMeta.tsx';
import { homeCopy as copy } from './copy.ts';

/** The landing page (section 1). It makes no calls. */
export function HomeScreen() {
  return (
    <>
      <PageMeta meta={copy.meta} path={paths.home.to()} />
      <Hero />
      <LandingSections />
    </>
  );
}
