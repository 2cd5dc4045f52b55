import { TaskStatusBadge } from '#src/features/task/TaskStatusBadge.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { statusCaptions } from './every-status.ts';

const meta = preview.meta({
  title: 'Features/Tasks/TaskStatusBadge',
  component: TaskStatusBadge,
  tags: ['autodocs'],
  decorators: [framed],
  argTypes: {
    status: { options: statusCaptions.map(([, status]) => status), control: { type: 'select' } },
  },
  args: { status: 'available' as const },
});

export const Available = meta.story({ tags: ['!test'] });

/** Every status. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="Status">
      {statusCaptions.map(([caption, status]) => (
        <SheetItem key={status} caption={caption}>
          <TaskStatusBadge status={status} />
        </SheetItem>
      ))}
    </SheetSection>
  ),
});
