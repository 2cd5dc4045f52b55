import { Play } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { inAllModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import css from '../../src/ui/styles/tokens.css?raw';
import { FoundationSection, TokenForms } from './FoundationSection.tsx';
import { scaleOf, tokenForms } from './tokens.ts';

const durations = [...scaleOf(css, 'transition-duration')];
const easings = [...scaleOf(css, 'ease')];
const animations = [...scaleOf(css, 'animate')];

/** Long enough to tell the easings apart. */
const EASING_MS = 900;

/** Durations, easings and animations from the tokens, played on demand. */
function MotionPage() {
  const [isAway, setIsAway] = useState(false);
  return (
    <>
      <FoundationSection
        title="Durations and easings"
        note="Nothing moves until you press Play. With reduced motion, the marks jump, as everything in the product does."
      >
        <div>
          <Button
            variant="secondary"
            icon={<Play aria-hidden strokeWidth={1.75} />}
            onClick={() => setIsAway(!isAway)}
          >
            Play durations and easings
          </Button>
        </div>
        <ul className="flex flex-col gap-5">
          {durations.map(([name, value]) => (
            <Track
              key={name}
              forms={tokenForms('transition-duration', name, value)}
              isAway={isAway}
              style={{ transitionDuration: value, transitionTimingFunction: 'linear' }}
            />
          ))}
          {easings.map(([name, value]) => (
            <Track
              key={name}
              forms={tokenForms('ease', name, value)}
              note={`Here over ${EASING_MS} ms`}
              isAway={isAway}
              style={{ transitionDuration: `${EASING_MS}ms`, transitionTimingFunction: value }}
            />
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="Animations" note="Endless animations play three times.">
        <ul className="grid gap-3 lg:grid-cols-2">
          {animations.map(([name, value]) => (
            <Animation key={name} name={name} value={value} />
          ))}
        </ul>
      </FoundationSection>
    </>
  );
}

function Track({
  forms,
  note,
  isAway,
  style,
}: {
  forms: readonly string[];
  note?: string;
  isAway: boolean;
  style: CSSProperties;
}) {
  return (
    <li className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[16rem_1fr]">
      <TokenForms forms={forms} {...(note !== undefined && { note })} />
      <div className="relative h-6 rounded-pill border border-line bg-surface-sunken">
        <span
          data-mark={isAway ? 'away' : 'home'}
          className="absolute start-0 -top-px size-6 rounded-pill border border-brand bg-brand transition-[inset-inline-start] data-[mark=away]:start-[calc(100%-1.5rem)]"
          style={style}
        />
      </div>
    </li>
  );
}

function Animation({ name, value }: { name: string; value: string }) {
  const [round, setRound] = useState(0);
  return (
    <li className="flex items-center gap-4 rounded-card border border-line bg-surface-raised p-4">
      <span
        // A new key remounts the element, which restarts its animation.
        key={round}
        aria-hidden
        className="size-10 shrink-0 rounded-control border border-brand bg-brand-soft"
        style={round > 0 ? { animation: value.replace('infinite', '3') } : undefined}
      />
      <div className="min-w-0 grow">
        <TokenForms forms={tokenForms('animate', name, value)} />
      </div>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Play ${name}`}
        onClick={() => setRound(round + 1)}
      >
        Play
      </Button>
    </li>
  );
}

const meta = preview.meta({ title: 'Foundations/Motion', component: MotionPage });

/** Nothing moves until a button is clicked. It moves all marks to the other end; the next click moves them back. */
export const Tokens = meta.story({
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const marks = [...canvasElement.querySelectorAll('[data-mark]')];
    await expect(marks.length).toBeGreaterThan(3);
    const button = canvas.getByRole('button', { name: 'Play durations and easings' });
    const isAway = () => marks.filter((mark) => mark.matches('[data-mark="away"]')).length;
    await expect(isAway()).toBe(0);
    await userEvent.click(button);
    await expect(isAway()).toBe(marks.length);
    await userEvent.click(button);
    await expect(isAway()).toBe(0);
  },
});
