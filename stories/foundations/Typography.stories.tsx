import { formatMoney } from '#src/domain/money.ts';
import { scaleOf } from './tokens.ts';
import { inAllModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import css from '../../src/ui/styles/tokens.css?raw';
import { FoundationSection, TokenForms } from './FoundationSection.tsx';
import { pixelsOf } from './lengths.ts';
import { tokenForms } from './token-forms.ts';

const meta = preview.meta({ title: 'Foundations/Typography' });

const fonts = scaleOf(css, 'font');
const texts = scaleOf(css, 'text');
const sizes = [...texts].filter(([name]) => !name.endsWith('--line-height')).toReversed();
const HOURLY = 36;
const faces = [
  { token: 'display', sample: 'Help that lives around the corner', weight: 650 },
  { token: 'sans', sample: `Two pairs of hands, for ${formatMoney(HOURLY)} an hour`, weight: 400 },
] as const;

const example = [
  { what: 'Two hours', price: 2 * HOURLY },
  { what: 'Hand truck', price: 9.5 },
];
const total = example.reduce((sum, { price }) => sum + price, 0);

/** Every size in both typefaces: display for headings, sans for everything else. */
export const Scale = meta.story({
  parameters: { chromatic: inAllModes },
  render: () => (
    <div className="grid lg:grid-cols-2">
      {faces.map(({ token, sample, weight }) => (
        <FoundationSection
          key={token}
          title={(fonts.get(token) ?? '').split(/[' ]*,/)[0]?.replace(/^'| Variable/g, '') ?? token}
          note={<TokenForms forms={tokenForms('font', token, fonts.get(token) ?? '')} />}
        >
          <ul className="flex flex-col gap-5">
            {sizes.map(([name, fontSize]) => {
              const lineHeight = texts.get(`${name}--line-height`) ?? '';
              return (
                <li key={name} className="flex flex-col gap-2 border-t border-line pt-3">
                  <TokenForms
                    direction="row"
                    forms={tokenForms('text', name, `${fontSize}/${lineHeight}`)}
                    note={`${pixelsOf(fontSize)}/${pixelsOf(lineHeight)} px`}
                  />
                  <p
                    className="text-balance"
                    style={{
                      fontFamily: fonts.get(token),
                      fontWeight: weight,
                      fontSize,
                      lineHeight,
                    }}
                  >
                    {sample}
                  </p>
                </li>
              );
            })}
          </ul>
        </FoundationSection>
      ))}
    </div>
  ),
});

/** Headings are sized without a class; lines stay under 70 characters. */
export const InUse = meta.story({
  parameters: { chromatic: inAllModes },
  render: () => (
    <article className="flex max-w-reading flex-col gap-4 p-4 md:p-6">
      <h1>Moving day, without the favors</h1>
      <p className="text-lg text-ink-muted">
        Two pairs of hands, a hand truck, and you keep your friends for the evening.
      </p>
      <h2>What it costs</h2>
      <p>
        You say what there is to do and what you would pay. People nearby answer with an offer, and
        you choose by their reviews, their price and the time that suits you.{' '}
        <strong>You pay</strong> when the work is done.
      </p>
      <h3>An example</h3>
      <table className="tabular-nums">
        <tbody>
          {[...example, { what: 'In all', price: total }].map(({ what, price }) => (
            <tr key={what} className="border-b border-line">
              <th scope="row" className="py-2 text-start font-normal">
                {what}
              </th>
              <td className="py-2 text-end font-semibold">{formatMoney(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  ),
});
