import { fn } from 'storybook/test';
import type { Task } from '#src/domain/task.ts';
import { TaskFormDialog } from '#src/features/task-form/TaskFormDialog.tsx';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { inAllModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';
import { SeededTask } from '../tasks/SeededTask.tsx';
interface FormArgs {
  /** Whether an existing task is edited. */
  readonly isEdit: boolean;
  /** Prefills the title of a new task. */
  readonly title: string;
  readonly onSaved: (saved: { task: Task }) => void;
}

const meta = preview.meta({
  title: 'Features/TaskForm/TaskFormDialog',
  component: documents<FormArgs>(TaskFormDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: () => ({ ...scenarioOf('tasks-one'), as: 'client' as const }),
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '900px' } },
  },
  argTypes: {
    isEdit: { description: 'Whether an existing task is edited.' },
    title: { description: 'Prefills the title of a new task.' },
  },
  args: { isEdit: false, title: '', onSaved: fn() },
  render: ({ isEdit, title, onSaved }) => (
    <SeededTask>
      {({ task }) => (
        <OpenableDialog>
          {(dialog) => (
            <TaskFormDialog
              task={isEdit ? task : null}
              title={title}
              {...dialog}
              onSaved={(saved) => {
                onSaved(saved);
                dialog.onClose();
              }}
            />
          )}
        </OpenableDialog>
      )}
    </SeededTask>
  ),
});

export const Empty = meta.story({ parameters: { chromatic: inAllModes } });
