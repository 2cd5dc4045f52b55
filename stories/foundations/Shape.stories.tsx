import { inAllModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import css from '../../src/ui/styles/tokens.css?raw';
import { FoundationSection, TokenForms } from './FoundationSection.tsx';
import { scaleOf, tokenForms, tokensOf } from './tokens.ts';

const meta = preview.meta({ title: 'Foundations/Spacing, radius and shadow' });

const breakpoints = [...scaleOf(css, 'breakpoint')];
const widest = Math.max(...breakpoints.map(([, value]) => pixelsOf(value)));

export const Radius = meta.story({
  parameters: { chromatic: inAllModes },
  render: () => (
    <FoundationSection title="Radius" note="A click selects a whole form, to copy it.">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
        {[...scaleOf(css, 'radius')].map(([name, value]) => (
          <li key={name} className="flex flex-col gap-3">
            <div
              className="h-24 border border-line-strong bg-surface-raised"
              style={{ borderRadius: value }}
            />
            <TokenForms
              forms={tokenForms('radius', name, value)}
              note={pixelsOf(value) >= 100 ? 'round ends' : `${pixelsOf(value)} px`}
            />
          </li>
        ))}
      </ul>
    </FoundationSection>
  ),
});

/** Hairlines by default; the only shadow is for floating elements. */
export const Shadow = meta.story({
  parameters: { chromatic: inAllModes },
  render: () => (
    <div className="grid md:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="bg-surface">
          <FoundationSection title={theme === 'light' ? 'Light' : 'Dark'}>
            <div className="flex flex-col gap-8 pb-6">
              <div className="flex flex-col gap-1 rounded-card border border-line bg-surface-raised p-6">
                <TokenForms forms={['border border-line']} note="A card: a hairline, no shadow." />
              </div>
              <div className="rounded-card border border-line bg-surface-raised p-6 shadow-float">
                <TokenForms
                  forms={['shadow-float', 'var(--float)', tokensOf(css, theme).get('float') ?? '']}
                />
              </div>
            </div>
          </FoundationSection>
        </div>
      ))}
    </div>
  ),
});

/** Column widths and breakpoints. */
export const Widths = meta.story({
  parameters: { chromatic: inAllModes },
  render: () => (
    <>
      <FoundationSection title="Columns" note="The maximum widths of text, forms and pages.">
        <ul className="flex flex-col gap-5">
          {[...scaleOf(css, 'container')].map(([name, value]) => (
            <li key={name} className="flex flex-col gap-2">
              <TokenForms forms={tokenForms('container', name, value)} />
              <div
                className="h-4 max-w-full rounded-[3px] border border-brand bg-brand-soft"
                style={{ inlineSize: value }}
              />
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Breakpoints"
        note="The minimum width of each; classes start with its name."
      >
        <ul className="flex flex-col gap-5">
          {breakpoints.map(([name, value]) => (
            <li key={name} className="flex flex-col gap-2">
              <TokenForms
                forms={[`${name}:`, `@media (width >= ${value})`]}
                note={`${pixelsOf(value)} px`}
              />
              <div
                className="h-4 max-w-full rounded-[3px] border border-accent-strong bg-accent-soft"
                style={{ inlineSize: `${(pixelsOf(value) / widest) * 100}%` }}
              />
            </li>
          ))}
        </ul>
      </FoundationSection>
    </>
  ),
});

/** The pixels of a length in rem. */
function pixelsOf(length: string): number {
  return Number.parseFloat(length) * 16;
}
