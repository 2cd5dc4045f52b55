import { expect, within } from 'storybook/test';
import { Stars } from '#src/ui/Stars.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Stars',
  component: Stars,
  tags: ['autodocs'],
  decorators: [framed],
  args: { value: 4.3 },
});

export const Plain = meta.story({
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: '4.3 out of 5 stars' }),
    ).toBeVisible();
  },
});

/** The average and the count are part of the accessible name. */
export const WithFigureAndCount = meta.story({
  args: { hasFigure: true, count: 12 },
  play: async ({ canvasElement }) => {
    const stars = within(canvasElement).getByRole('img', {
      name: '4.3 out of 5 stars, 12 ratings',
    });
    await expect(stars).toHaveTextContent('4.3(12)');
  },
});

export const OneRating = meta.story({
  args: { value: 5, hasFigure: true, count: 1 },
  play: async ({ canvasElement }) => {
    const stars = within(canvasElement).getByRole('img', { name: '5.0 out of 5 stars, 1 rating' });
    await expect(stars).toHaveTextContent('5.0(1)');
  },
});

export const OwnWords = meta.story({
  args: { label: 'Ana gave 4 of 5 stars', value: 4 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Ana gave 4 of 5 stars' }),
    ).toBeVisible();
  },
});

const values = [0, 0.5, 1, 2.2, 3.5, 4.3, 4.9, 5];

const sizes = [
  ['sm', 'Small'],
  ['md', 'Medium'],
  ['lg', 'Large'],
] as const;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="Values">
        {values.map((value) => (
          <Stars key={value} value={value} hasFigure />
        ))}
      </SheetSection>
      {sizes.map(([size, title]) => (
        <SheetSection key={size} title={title} column="lg">
          <SheetItem caption="Stars">
            <Stars size={size} value={4.3} />
          </SheetItem>
          <SheetItem caption="Figure">
            <Stars size={size} value={4.3} hasFigure />
          </SheetItem>
          <SheetItem caption="Figure and count">
            <Stars size={size} value={4.3} hasFigure count={12} />
          </SheetItem>
        </SheetSection>
      ))}
      <SheetSection title="Where they stand" column="lg">
        <SheetItem caption="In a line of text">
          <p>
            Marco Reis <Stars size="sm" value={4.8} hasFigure count={1204} className="mx-1" /> has
            helped here for two years.
          </p>
        </SheetItem>
        <SheetItem caption="On a card">
          <div className="rounded-card border border-line bg-surface-raised p-4">
            <Stars value={3.5} hasFigure count={7} />
          </div>
        </SheetItem>
        <SheetItem caption="On a sunken surface">
          <div className="rounded-card border border-line bg-surface-sunken p-4">
            <Stars value={3.5} hasFigure count={7} />
          </div>
        </SheetItem>
        <SheetItem caption="From right to left">
          <div dir="rtl" className="rounded-card border border-line bg-surface-raised p-4">
            <Stars value={3.5} hasFigure count={7} />
          </div>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
