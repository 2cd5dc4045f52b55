import { expect } from 'storybook/test';
import { Card } from '#src/ui/Card.tsx';
import {
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  type SkeletonTextProps,
} from '#src/ui/Skeleton.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonText, SkeletonGroup },
  tags: ['autodocs'],
  decorators: [framed],
  args: { className: 'h-24 w-full max-w-sm rounded-card' },
});

export const Block = meta.story({ tags: ['!test'] });

/** Loading is announced once, no matter how many shapes there are. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection
        title="Shape"
        states={{
          Block: { className: 'h-6 w-24' },
          Badge: { className: 'h-6 w-24 rounded-pill' },
          Button: { className: 'h-11 w-28 rounded-control' },
          Avatar: { className: 'size-11 rounded-pill' },
          Picture: { className: 'aspect-4/3 w-full rounded-card' },
        }}
      >
        {(props: { className: string }) => <Skeleton {...props} />}
      </SheetSection>
      <SheetSection
        title="Text"
        column="lg"
        states={{
          'One line': {},
          'Three lines': { lines: 3 },
          'Three small lines': { lines: 3, className: 'text-sm' },
        }}
      >
        {(props: SkeletonTextProps) => <SkeletonText {...props} />}
      </SheetSection>
      <SheetSection title="In place" column="lg">
        <SheetItem caption="While it loads">
          <SkeletonGroup label="Loading profile">
            <Card className="flex max-w-md flex-col gap-4">
              <div className="flex items-center gap-4">
                <Skeleton className="size-16 rounded-pill" />
                <div className="grow">
                  <SkeletonText className="w-1/2 text-xl" />
                  <SkeletonText className="w-2/3 text-sm" />
                </div>
              </div>
              <SkeletonText lines={3} />
            </Card>
          </SkeletonGroup>
        </SheetItem>
      </SheetSection>
    </>
  ),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/^Loading profile$/);
    await expect(status).toHaveAttribute('aria-busy', 'true');
  },
});
