import { expect } from 'storybook/test';
import { ProgressLine } from '#src/ui/ProgressLine.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

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
export const Ended = meta.story({
  args: {
    label: 'Asked, stop 1 of 4. It ended there.',
    reached: 1,
    isEnded: true,
    tone: 'danger' as const,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /It ended there/ })).toBeVisible();
    await expect(canvas.getByText('Asked')).toBeVisible();
    await expect(canvas.getByText('Paid')).not.toBeVisible();
  },
});

const tones = ['warning', 'info', 'brand', 'success', 'danger', 'neutral'] as const;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="Stops" column="lg">
        {[0, 1, 2, 3, 4].map((reached) => (
          <SheetItem key={reached} caption={`${reached} of 4`}>
            <ProgressLine label={`${reached} of 4`} {...{ stops, reached }} tone="success" />
          </SheetItem>
        ))}
        <SheetItem caption="Under way">
          <ProgressLine label="Under way" stops={stops} reached={3} isUnderWay tone="brand" />
        </SheetItem>
        <SheetItem caption="Ended at once">
          <ProgressLine label="Ended" stops={stops} reached={1} isEnded tone="danger" />
        </SheetItem>
        <SheetItem caption="Ended later">
          <ProgressLine label="Ended" stops={stops} reached={2} isEnded tone="neutral" />
        </SheetItem>
      </SheetSection>
      <SheetSection title="Tones" column="lg">
        {tones.map((tone) => (
          <SheetItem key={tone} caption={tone}>
            <ProgressLine label="Agreed" stops={stops} reached={2} tone={tone} />
          </SheetItem>
        ))}
      </SheetSection>
    </>
  ),
});
