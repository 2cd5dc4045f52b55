import { Categories } from './Categories.tsx';
import { FeaturedAssembly } from './FeaturedAssembly.tsx';
import { Guarantees } from './Guarantees.tsx';
import { HelpToday } from './HelpToday.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { ImpactNumbers } from './ImpactNumbers.tsx';
import { PopularProjects } from './PopularProjects.tsx';
import { Testimonials } from './Testimonials.tsx';

/**
 * Everything below the hero of the landing page. The HTML of all of it is the same for every visitor, and
 * its links work as they are; only the testimonials have state.
 */
export function LandingSections() {
  return (
    <>
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
