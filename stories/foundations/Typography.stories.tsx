import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Foundations/Typography' });

const display = [
  ['text-4xl', '48/52', 'Help that lives around the corner'],
  ['text-3xl', '36/44', 'Help that lives around the corner'],
  ['text-2xl', '28/36', 'Help that lives around the corner'],
  ['text-xl', '22/28', 'Help that lives around the corner'],
  ['text-lg', '18/28', 'Help that lives around the corner'],
] as const;
const body = [
  ['text-lg', '18/28', 'A lead paragraph, once per page.'],
  ['text-base', '16/24', 'Body text, labels and buttons.'],
  ['text-sm', '14/20', 'Hints, captions and small buttons.'],
  ['text-xs', '12/16', 'Counts and the finest print.'],
] as const;

export const Scale = meta.story({
  render: () => (
    <div className="flex flex-col gap-10 p-4 md:p-6">
      <section className="flex flex-col gap-6">
        <h2>Bricolage Grotesque: headings</h2>
        {display.map(([name, size, sample]) => (
          <div key={name} className="border-t border-line pt-3">
            <p className="text-sm text-ink-muted">
              font-display {name}, {size}
            </p>
            <p className={`font-display font-[650] tracking-[-0.018em] text-balance ${name}`}>
              {sample}
            </p>
          </div>
        ))}
      </section>
      <section className="flex flex-col gap-6">
        <h2>Figtree: everything else</h2>
        {body.map(([name, size, sample]) => (
          <div key={name} className="border-t border-line pt-3">
            <p className="text-sm text-ink-muted">
              {name}, {size}
            </p>
            <p className={name}>{sample}</p>
          </div>
        ))}
      </section>
    </div>
  ),
});

/** Headings have their size without a class; lines stay under 70 characters. */
export const InUse = meta.story({
  render: () => (
    <article className="flex max-w-reading flex-col gap-4 p-4 md:p-6">
      <h1>Moving day, without the favours</h1>
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
          {[
            ['Two hours', '$36.00'],
            ['Hand truck', '$9.50'],
            ['In all', '$1,145.50'],
          ].map(([what, price]) => (
            <tr key={what} className="border-b border-line">
              <th scope="row" className="py-2 text-start font-normal">
                {what}
              </th>
              <td className="py-2 text-end font-semibold">{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  ),
});
