import { fn } from 'storybook/test';
import type { Task } from '#src/domain/task.ts';
import { DeleteTaskDialog } from '#src/features/posted-tasks/DeleteTaskDialog.tsx';
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

type DeleteArgs = PostedTaskVariant & { onDeleted: (deleted: { task: Task }) => void };

const meta = preview.meta({
  title: 'Features/Client/DeleteTaskDialog',
  component: documents<DeleteArgs>(DeleteTaskDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: postedTaskWorld,
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '480px' } },
  },
  argTypes: postedTaskControls,
  args: { ...usualPostedTask, onDeleted: fn() },
  render: ({ onDeleted }) => (
    <SeededTask>
      {({ task }) => (
        <OpenableDialog>
          {(dialog) => <DeleteTaskDialog {...{ task, onDeleted, ...dialog }} />}
        </OpenableDialog>
      )}
    </SeededTask>
  ),
});

export const Question = meta.story({ parameters: { chromatic: inAllModes } });
