import { expect, within } from 'storybook/test';
import { ProgressLine, type ProgressLineProps } from '#src/ui/ProgressLine.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, sheetItem, SheetSection } from './sheet.tsx';

const stops = ['Asked', 'Agreed', 'Working', 'Paid'];

const meta = preview.meta({
  title: 'UI/ProgressLine',
  component: ProgressLine,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    label: 'Agreed, stop 2 of 4',
    stops,
    reached: 2,
    tone: 'info' as const,
    className: 'max-w-96',
  },
});

export const Reached = meta.story({ tags: ['!test'] });

/** Stops that it can no longer reach are not shown. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection
        title="Stops"
        column="lg"
        states={{
          '0 of 4': { reached: 0 },
          '1 of 4': { reached: 1 },
          '2 of 4': { reached: 2 },
          '3 of 4': { reached: 3 },
          '4 of 4': { reached: 4 },
          'Under way': { reached: 3, isUnderWay: true, tone: 'brand' },
          'Ended at once': { reached: 1, isEnded: true, tone: 'danger' },
          'Ended later': { reached: 2, isEnded: true, tone: 'neutral' },
        }}
      >
        {(props: Partial<ProgressLineProps>) => (
          <ProgressLine label="Progress" stops={stops} reached={0} tone="success" {...props} />
        )}
      </SheetSection>
      <SheetSection title="Tones" column="lg">
        {(['warning', 'info', 'brand', 'success', 'danger', 'neutral'] as const).map((tone) => (
          <SheetItem key={tone} caption={tone}>
            <ProgressLine label="Agreed" stops={stops} reached={2} tone={tone} />
          </SheetItem>
        ))}
      </SheetSection>
    </>
  ),
  play: async ({ canvasElement }) => {
    const ended = within(sheetItem(canvasElement, 'Ended at once'));
    await expect(ended.getByRole('img', { name: 'Progress' })).toBeVisible();
    await expect(ended.getByText('Asked')).toBeVisible();
    await expect(ended.getByText('Paid')).not.toBeVisible();
  },
});
