import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Foundations/Spacing, radius and shadow' });

const steps = [1, 2, 3, 4, 6, 8, 12, 16, 24];
const radii = [
  ['rounded-small', '6 px, marks and menu items'],
  ['rounded-control', '10 px, controls'],
  ['rounded-card', '12 px, cards'],
  ['rounded-pill', 'badges and avatars'],
] as const;

export const Spacing = meta.story({
  render: () => (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3 p-4 md:p-6">
      {steps.map((step) => (
        <div key={step} className="contents">
          <dt className="text-sm text-ink-muted tabular-nums">
            {step} = {step * 4} px
          </dt>
          <dd>
            <div
              className="h-5 rounded-[3px] bg-brand"
              style={{ inlineSize: `calc(var(--spacing) * ${step})` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  ),
});

export const Radius = meta.story({
  render: () => (
    <ul className="grid grid-cols-2 gap-4 p-4 md:grid-cols-4 md:p-6">
      {radii.map(([name, use]) => (
        <li key={name} className="flex flex-col gap-2">
          <div className={`h-24 border border-line-strong bg-surface-raised ${name}`} />
          <span className="text-sm font-semibold">{name}</span>
          <span className="text-sm text-ink-muted">{use}</span>
        </li>
      ))}
    </ul>
  ),
});

/** Hairlines first; the one shadow is for what floats. */
export const Shadow = meta.story({
  render: () => (
    <div className="grid gap-8 p-6 md:grid-cols-2 md:p-10">
      <div className="rounded-card border border-line bg-surface-raised p-6">
        A card: a hairline.
      </div>
      <div className="rounded-card border border-line bg-surface-raised p-6 shadow-float">
        A menu, a dialog, a card under the pointer: shadow-float.
      </div>
    </div>
  ),
});
