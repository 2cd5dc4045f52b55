import { paths } from '#src/lib/paths.ts';
import { latePart } from '#src/ui/late-part.tsx';
import { PageMeta } from '../PageMeta.tsx';
import { homeCopy as copy } from './copy.ts';

// The page is read before it is used.
const Start = latePart(
  'LandingStart',
  async () => (await import('#src/features/landing/LandingStart.tsx')).LandingStart,
  { failed: copy.failed },
);
const End = latePart(
  'LandingEnd',
  async () => (await import('#src/features/landing/LandingEnd.tsx')).LandingEnd,
  { failed: copy.failed, isLoadedInView: true },
);

/** The landing page (section 1). It makes no calls. */
export function HomeScreen() {
  return (
    <>
      <PageMeta meta={copy.meta} path={paths.home.to()} />
      <Start />
      <End />
    </>
  );
}

HomeScreen.lateParts = [Start, End];
