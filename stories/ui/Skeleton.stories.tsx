import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonText, SkeletonGroup },
  tags: ['autodocs'],
  decorators: [framed],
  args: { className: 'h-24 w-full max-w-sm rounded-card' },
});

export const Block = meta.story();

export const Text = meta.story({
  render: () => <SkeletonText lines={4} className="max-w-md" />,
});

export const ProfileCard = meta.story({
  render: () => (
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
  ),
});
