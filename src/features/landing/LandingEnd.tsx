import { Guarantees } from './Guarantees.tsx';
import { HelpToday } from './HelpToday.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The landing page from its testimonials on, which rotate as soon as their code is there. */
export function LandingEnd() {
  return (
    <>
      <Testimonials />
      <Guarantees />
      <HowItWorks />
      <HelpToday />
    </>
  );
}
