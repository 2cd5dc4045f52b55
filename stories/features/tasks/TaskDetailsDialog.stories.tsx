import { fn } from 'storybook/test';
import {
  TaskDetailsDialog,
  type TaskDetailsDialogProps,
} from '#src/features/available-tasks/TaskDetailsDialog.tsx';
import { inAllModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';
import { SeededTask } from './SeededTask.tsx';
import { taskControls, taskWorld, usualTask, type TaskVariant } from './task-variants.ts';

type DetailsArgs = TaskVariant & Pick<TaskDetailsDialogProps, 'onMessage'>;

const meta = preview.meta({
  title: 'Features/Tasks/TaskDetailsDialog',
  component: documents<DetailsArgs>(TaskDetailsDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: taskWorld,
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '720px' } },
  },
  argTypes: taskControls,
  args: { ...usualTask, onMessage: fn() },
  render: ({ onMessage }) => (
    <SeededTask>
      {({ task, viewer, conversation }) => (
        <OpenableDialog>
          {(dialog) => (
            <TaskDetailsDialog
              id={task.id}
              conversation={conversation?.id}
              {...{ viewer, onMessage, ...dialog }}
            />
          )}
        </OpenableDialog>
      )}
    </SeededTask>
  ),
});

export const Available = meta.story({ parameters: { chromatic: inAllModes } });
