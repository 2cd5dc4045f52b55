import { contrast, markPairs, textPairs, tokensOf, type Theme } from './tokens.ts';
import { modes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import css from '../../src/ui/styles/tokens.css?raw';
import { TokenForms } from './FoundationSection.tsx';
import { colorForms } from './token-forms.ts';

const meta = preview.meta({
  title: 'Foundations/Colors',
});

const themes = ['light', 'dark'] as const;
const families: [title: string, names: RegExp][] = [
  ['Paper', /^surface/],
  ['Ink and lines', /^(ink|line|focus)/],
  ['Brand and accent', /^(brand|accent)/],
  ['Success', /^success/],
  ['Warning', /^warning/],
  ['Danger', /^danger/],
  ['Info', /^info/],
  ['Neutral', /^neutral|^on-solid/],
  ['Illustrations', /^scene/],
];

function Swatches({ theme }: { theme: Theme }) {
  const tokens = [...tokensOf(css, theme)].filter(([, value]) => value.startsWith('oklch('));
  return (
    <section data-theme={theme} className="flex flex-col gap-8 bg-surface p-4 md:p-6">
      <h2 className="capitalize">{theme}</h2>
      {families.map(([title, names]) => (
        <div key={title} className="flex flex-col gap-3">
          <h3 className="text-base">{title}</h3>
          <ul className="grid grid-cols-2 gap-3 xl:grid-cols-3">
            {tokens
              .filter(([name]) => names.test(name))
              .map(([name, value]) => (
                <li
                  key={name}
                  className="overflow-clip rounded-control border border-line bg-surface-raised"
                >
                  <div className="h-12 border-b border-line" style={{ background: value }} />
                  <div className="px-3 py-2">
                    <TokenForms forms={colorForms(css, name, value)} />
                  </div>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Every token in both themes, as class, variable, OKLCH and hex. A click selects a whole form. */
export const Tokens = meta.story({
  render: () => (
    <div className="grid md:grid-cols-2">
      {themes.map((theme) => (
        <Swatches key={theme} theme={theme} />
      ))}
    </div>
  ),
});

function Figures({
  theme,
  pairs,
  least,
}: {
  theme: Theme;
  pairs: typeof textPairs;
  least: number;
}) {
  const tokens = tokensOf(css, theme);
  return (
    <table className="w-full text-sm">
      <caption className="pb-2 text-start text-base font-semibold">At least {least} to 1</caption>
      <thead className="text-ink-muted">
        <tr className="border-b border-line-strong">
          <th className="py-2 pe-3 text-start font-medium">Pair</th>
          <th className="py-2 text-end font-medium">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([ink, on]) => {
          const [color = '', background = ''] = [tokens.get(ink), tokens.get(on)];
          return (
            <tr key={`${ink} ${on}`} className="border-b border-line">
              <th scope="row" className="py-2 pe-3 text-start font-normal">
                <span className="flex items-center gap-3">
                  <span
                    aria-hidden
                    className="grid size-8 shrink-0 place-items-center rounded-small border border-line"
                    style={{ color, background }}
                  >
                    {least > 4 ? (
                      <span className="font-semibold">Aa</span>
                    ) : (
                      <span className="size-3.5 rounded-pill border-[3px] border-current" />
                    )}
                  </span>
                  {ink} on {on}
                </span>
              </th>
              <td className="py-2 text-end font-semibold tabular-nums">
                {contrast(color, background).toFixed(1)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The same pairs that the unit test checks. */
export const Contrast = meta.story({
  // Both themes are side by side, regardless of the page's theme.
  parameters: {
    chromatic: {
      modes: { 'desktop light': modes['desktop light'], 'phone light': modes['phone light'] },
    },
  },
  render: () => (
    <div className="grid md:grid-cols-2">
      {themes.map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          className="flex flex-col gap-8 bg-surface p-4 md:p-6"
        >
          <h2 className="capitalize">{theme}</h2>
          <Figures theme={theme} pairs={textPairs} least={4.5} />
          <Figures theme={theme} pairs={markPairs} least={3} />
        </section>
      ))}
    </div>
  ),
});
