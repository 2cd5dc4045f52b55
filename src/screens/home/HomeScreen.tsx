import { Categories } from '#src/features/landing/Categories.tsx';
import { FeaturedAssembly } from '#src/features/landing/FeaturedAssembly.tsx';
import { Guarantees } from '#src/features/landing/Guarantees.tsx';
import { HelpToday } from '#src/features/landing/HelpToday.tsx';
import { Hero } from '#src/features/landing/Hero.tsx';
import { HowItWorks } from '#src/features/landing/HowItWorks.tsx';
import { ImpactNumbers } from '#src/features/landing/ImpactNumbers.tsx';
import { PopularProjects } from '#src/features/landing/PopularProjects.tsx';
import { Testimonials } from '#src/features/landing/Testimonials.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { PageMeta } from '../PageMeta.tsx';
import { homeCopy as copy } from './copy.ts';

/** It makes no calls (product.md §1). */
export function HomeScreen() {
  return (
    <>
      <PageMeta meta={copy.meta} path={paths.home.to()} />
      <Hero />
      <Categories />
      <FeaturedAssembly />
      <ImpactNumbers />
      <PopularProjects />
      <Testimonials />
      <Guarantees />
      <HowItWorks />
      <HelpToday />
    </>
  );
}
HomeScreen.route = 'home' as const;
