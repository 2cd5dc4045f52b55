import { landingCopy } from './copy.ts';
import { LandingSection } from './LandingSection.tsx';

const copy = landingCopy.steps;

/** How a task gets done, in three steps (section 1). */
export function HowItWorks() {
  return (
    <LandingSection title={copy.title} text={copy.text}>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-6 lg:gap-12">
        {copy.items.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 md:flex-col">
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-pill border border-transparent bg-scene-sky font-display text-xl font-semibold text-brand tabular-nums"
            >
              {index + 1}
            </span>
            <div className="flex flex-col gap-1">
              <h3 className="text-lg md:text-xl">{title}</h3>
              <p className="max-w-[44ch] text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
