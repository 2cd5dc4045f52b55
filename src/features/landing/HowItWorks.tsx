import { Scene } from '#src/ui/Scene.tsx';
import { landingCopy } from './copy.ts';
import { LandingSection } from './LandingSection.tsx';

const copy = landingCopy.steps;

const STEPS = [
  { name: 'describe', scene: 'note' },
  { name: 'choose', scene: 'chat' },
  { name: 'done', scene: 'tidy-board' },
] as const;

/** How a task gets done, in three steps (product.md §1). */
export function HowItWorks() {
  return (
    <LandingSection title={copy.title} text={copy.text}>
      <ol className="grid gap-12 md:grid-cols-3 md:gap-6 lg:gap-12">
        {STEPS.map(({ name, scene }, index) => (
          <li key={name} className="flex flex-col gap-6">
            <Scene name={scene} className="max-w-72 md:max-w-none" />
            <div className="flex gap-4">
              <span
                aria-hidden
                className="grid size-11 shrink-0 place-items-center rounded-pill border border-transparent bg-brand font-display text-xl font-semibold text-brand-ink tabular-nums"
              >
                {index + 1}
              </span>
              <div className="flex flex-col gap-1 pt-2">
                <h3 className="text-lg lg:text-xl">{copy.items[name].title}</h3>
                <p className="max-w-[28.204em] text-ink-muted">{copy.items[name].text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
