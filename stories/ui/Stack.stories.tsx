import { Stack } from '#src/ui/Stack.tsx';
import { inThreeModes } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Stack',
  component: Stack,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    children: ['First', 'Second', 'Third'].map((word) => (
      <div key={word} className="rounded-control border border-line bg-surface-raised px-4 py-3">
        {word}
      </div>
    )),
  },
});

export const Column = meta.story({ tags: ['!test'] });

export const Row = meta.story({
  tags: ['!test'],
  args: { direction: 'row' as const, gap: 2 as const },
});

const gaps = [1, 2, 3, 4, 6, 8, 12, 16] as const;

function Bars({ count = 3 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="min-w-4 rounded-small bg-brand-soft py-1.5" />
  ));
}

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <>
      <SheetSection title="Down the page" column="sm">
        {gaps.map((gap) => (
          <SheetItem key={gap} caption={`${gap}: ${gap * 4} px`}>
            <Stack gap={gap}>
              <Bars />
            </Stack>
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="Along the line" column="sm">
        {gaps.map((gap) => (
          <SheetItem key={gap} caption={`${gap}: ${gap * 4} px`}>
            <Stack direction="row" gap={gap}>
              <Bars count={2} />
            </Stack>
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="In place" column="lg">
        <SheetItem caption="Down the page, 4">
          <Stack>{args.children}</Stack>
        </SheetItem>
        <SheetItem caption="Along the line, 2">
          <Stack direction="row" gap={2}>
            {args.children}
          </Stack>
        </SheetItem>
        <SheetItem caption="Along the line it wraps">
          <Stack direction="row" gap={2}>
            <Bars count={24} />
          </Stack>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
