import { expect, within } from 'storybook/test';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonText, SkeletonGroup },
  tags: ['autodocs'],
  decorators: [framed],
  args: { className: 'h-24 w-full max-w-sm rounded-card' },
});

export const Block = meta.story({ tags: ['!test'] });

function ProfileSkeleton() {
  return (
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
  );
}

/** Loading is announced once, no matter how many shapes there are. */
export const ProfileCard = meta.story({
  render: () => <ProfileSkeleton />,
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent(/^Loading profile$/);
    await expect(status).toHaveAttribute('aria-busy', 'true');
  },
});

const words = 'I study architecture and like building things that stay up.';

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="Shape">
        <SheetItem caption="Block">
          <Skeleton className="h-6 w-24" />
        </SheetItem>
        <SheetItem caption="Badge">
          <Skeleton className="h-6 w-24 rounded-pill" />
        </SheetItem>
        <SheetItem caption="Button">
          <Skeleton className="h-11 w-28 rounded-control" />
        </SheetItem>
        <SheetItem caption="Avatar">
          <Skeleton className="size-11 rounded-pill" />
        </SheetItem>
        <SheetItem caption="Picture">
          <Skeleton className="aspect-4/3 w-full rounded-card" />
        </SheetItem>
      </SheetSection>
      <SheetSection title="Text" column="lg">
        <SheetItem caption="One line">
          <SkeletonText />
        </SheetItem>
        <SheetItem caption="Three lines">
          <SkeletonText lines={3} />
        </SheetItem>
        <SheetItem caption="Three small lines">
          <SkeletonText lines={3} className="text-sm" />
        </SheetItem>
      </SheetSection>
      <SheetSection title="In place" column="lg">
        <SheetItem caption="While it loads">
          <ProfileSkeleton />
        </SheetItem>
        <SheetItem caption="When it is there: nothing moves">
          <Card className="flex max-w-md flex-col gap-4">
            <div className="flex items-center gap-4">
              <Avatar name="Ana Sousa" personId={8} size="lg" />
              <div className="grow">
                <p className="text-xl font-semibold">Ana Sousa</p>
                <p className="text-sm text-ink-muted">Architecture, 3rd year</p>
              </div>
            </div>
            <p className="line-clamp-3">
              {words} {words} {words}
            </p>
          </Card>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
