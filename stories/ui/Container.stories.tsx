import { Container } from '#src/ui/Container.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'UI/Container',
  component: Container,
  tags: ['autodocs'],
  args: {
    className: 'py-8',
    children: (
      <div className="rounded-card border border-line bg-surface-raised p-6">
        The column of the page, with its gutters.
      </div>
    ),
  },
});

export const Page = meta.story({ tags: ['!test'] });

const widths = [
  ['Page', 'At most 1200 px', 'page'],
  ['Reading', 'At most 70 characters of text', 'reading'],
] as const;

/** The shaded area is the container with its gutters; the box inside is its content. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <div className="flex flex-col gap-8 py-6">
      {widths.map(([title, words, width]) => (
        <Container key={width} width={width} className="bg-brand-soft">
          <div className="flex flex-wrap items-baseline gap-x-3 border-x border-dashed border-line-strong bg-surface-raised px-3 py-6">
            <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
            <p className="text-sm text-ink-muted">{words}</p>
          </div>
        </Container>
      ))}
    </div>
  ),
});
