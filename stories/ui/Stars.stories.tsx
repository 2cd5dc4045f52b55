import { expect } from 'storybook/test';
import { Stars, type StarsProps } from '#src/ui/Stars.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Stars',
  component: Stars,
  tags: ['autodocs'],
  decorators: [framed],
  args: { value: 4.3 },
});

export const Plain = meta.story({ tags: ['!test'] });

const values = [0, 0.5, 1, 2.2, 3.5, 4.3, 4.9, 5];

/** The average and the count are part of the accessible name. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="Values">
        {values.map((value) => (
          <Stars key={value} value={value} hasFigure />
        ))}
      </SheetSection>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <SheetSection
          key={size}
          title={{ sm: 'Small', md: 'Medium', lg: 'Large' }[size]}
          column="lg"
          states={{
            Stars: {},
            Figure: { hasFigure: true },
            'Figure and count': { hasFigure: true, count: 12 },
          }}
        >
          {(props: Partial<StarsProps>) => <Stars size={size} value={4.3} {...props} />}
        </SheetSection>
      ))}
      <SheetSection title="Where they stand" column="lg">
        <SheetItem caption="In a line of text">
          <p>
            Marco Reis <Stars size="sm" value={4.8} hasFigure count={1204} className="mx-1" /> has
            helped here for two years.
          </p>
        </SheetItem>
        <SheetItem caption="On a card, own words">
          <div className="rounded-card border border-line bg-surface-raised p-4">
            <Stars value={4} label="Ana gave 4 of 5 stars" />
          </div>
        </SheetItem>
        <SheetItem caption="On a sunken surface, one rating">
          <div className="rounded-card border border-line bg-surface-sunken p-4">
            <Stars value={5} hasFigure count={1} />
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
  play: async ({ canvas }) => {
    const stars = (name: string) => canvas.getAllByRole('img', { name })[0];
    await expect(stars('4.3 out of 5 stars')).toBeVisible();
    await expect(stars('4.3 out of 5 stars, 12 ratings')).toHaveTextContent('4.3(12)');
    await expect(stars('5.0 out of 5 stars, 1 rating')).toHaveTextContent('5.0(1)');
    await expect(stars('Ana gave 4 of 5 stars')).toBeVisible();
  },
});
