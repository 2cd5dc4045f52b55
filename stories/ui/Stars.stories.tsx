import { Stars } from '#src/ui/Stars.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Stars',
  component: Stars,
  tags: ['autodocs'],
  decorators: [framed],
  args: { value: 4.3, label: '4.3 out of 5 stars' },
});

export const Plain = meta.story({ tags: ['!test'] });

const values = [0, 0.5, 1, 2.2, 3.5, 4.3, 4.9, 5];

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <>
      <SheetSection title="Values">
        {values.map((value) => (
          <SheetItem key={value} caption={value.toFixed(1)}>
            <Stars value={value} label={`${value} out of 5 stars`} />
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="Size">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <SheetItem key={size} caption={{ sm: 'Small', md: 'Medium', lg: 'Large' }[size]}>
            <Stars {...args} size={size} />
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="In place" column="lg">
        <SheetItem caption="In a line of text">
          <p>
            Marco Reis <Stars {...args} size="sm" /> has helped here for two years.
          </p>
        </SheetItem>
        <SheetItem caption="From right to left, on a card">
          <div dir="rtl" className="rounded-card border border-line bg-surface-raised p-4">
            <Stars value={3.5} label="3.5 out of 5 stars" />
          </div>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
