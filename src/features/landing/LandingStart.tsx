import { Categories } from './Categories.tsx';
import { FeaturedAssembly } from './FeaturedAssembly.tsx';
import { Hero } from './Hero.tsx';
import { ImpactNumbers } from './ImpactNumbers.tsx';
import { PopularProjects } from './PopularProjects.tsx';

/**
 * The landing page before its testimonials. Its HTML is the same for every visitor, and its links and its
 * search work as they are.
 */
export function LandingStart() {
  return (
    <>
      <Hero />
      <Categories />
      <FeaturedAssembly />
      <ImpactNumbers />
      <PopularProjects />
    </>
  );
}
