import { fn } from 'storybook/test';
import type { PostedTaskActions } from '#src/features/posted-tasks/PostedTaskCard.tsx';
import { PostedTaskDetailsDialog } from '#src/features/posted-tasks/PostedTaskDetailsDialog.tsx';
import { inAllModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';
import { SeededTask } from '../tasks/SeededTask.tsx';
import {
  postedTaskControls,
  postedTaskWorld,
  usualPostedTask,
  type PostedTaskVariant,
} from './posted-task-variants.ts';

type DetailsArgs = PostedTaskVariant & Pick<PostedTaskActions, 'onEdit' | 'onDelete'>;

const meta = preview.meta({
  title: 'Features/Client/PostedTaskDetailsDialog',
  component: documents<DetailsArgs>(PostedTaskDetailsDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: postedTaskWorld,
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '720px' } },
  },
  argTypes: postedTaskControls,
  args: { ...usualPostedTask, status: 'booked' as const, onEdit: fn(), onDelete: fn() },
  render: ({ onEdit, onDelete }) => (
    <SeededTask>
      {({ task, viewer }) => (
        <OpenableDialog>
          {(dialog) => (
            <PostedTaskDetailsDialog id={task.id} {...{ viewer, onEdit, onDelete, ...dialog }} />
          )}
        </OpenableDialog>
      )}
    </SeededTask>
  ),
});

export const Booked = meta.story({ parameters: { chromatic: inAllModes } });
