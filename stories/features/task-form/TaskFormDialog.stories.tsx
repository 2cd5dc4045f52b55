import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createTask } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import { SAVED_MS } from '#src/domain/task-form.ts';
import { TaskFormDialog } from '#src/features/task-form/TaskFormDialog.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { fails } from '#mocks/faults/faults.ts';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';
import { inAllModes } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';
import { SeededTask } from '../tasks/SeededTask.tsx';
import { fillIn, formOf, save, VALID } from './form-steps.ts';

interface FormArgs {
  /** Whether an existing task is edited. */
  readonly isEdit: boolean;
  /** Prefills the title of a new task. */
  readonly title: string;
  readonly onSaved: (saved: { task: Task }) => void;
}

const ownTask = { ...scenarioOf('tasks-one'), as: 'client' as const };

const meta = preview.meta({
  title: 'Features/TaskForm/TaskFormDialog',
  component: documents<FormArgs>(TaskFormDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: () => ownTask,
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '900px' } },
  },
  argTypes: {
    isEdit: { description: 'Whether an existing task is edited.' },
    title: { description: 'Prefills the title of a new task.' },
  },
  args: { isEdit: false, title: '', onSaved: fn() },
  render: ({ isEdit, title, onSaved }) => (
    <OpenableDialog>
      {({ isOpen: isWanted, onClose }) => (
        <SeededTask>
          {({ task }) => (
            <DialogSlot value={isWanted || null}>
              {(_, isOpen) => (
                <TaskFormDialog
                  task={isEdit ? task : null}
                  title={title}
                  isOpen={isOpen}
                  onClose={onClose}
                  onSaved={(saved) => {
                    onSaved(saved);
                    onClose();
                  }}
                />
              )}
            </DialogSlot>
          )}
        </SeededTask>
      )}
    </OpenableDialog>
  ),
});

export const Empty = meta.story({ parameters: { chromatic: inAllModes } });

export const Edit = meta.story({ args: { isEdit: true }, parameters: { chromatic: inAllModes } });

/** The title comes from the search on the landing page. */
export const PrefilledTitle = meta.story({ args: { title: 'Mount a TV above the fireplace' } });

/** What was typed is kept. */
export const Failed = meta.story({
  parameters: { feature: () => ({ ...ownTask, faults: [fails(createTask, 500)] }) },
  play: async (context) => {
    const form = await formOf(context);
    await fillIn(context, form, VALID);
    await save(context, form);
    await expect(form.getByRole('alert')).toHaveTextContent('Failed to save task');
    await expect(form.getByLabelText('Title')).toHaveValue(VALID.Title);
  },
});

/** Reopened after it was closed with unsaved input. */
export const Restored = meta.story({
  play: async (context) => {
    const form = await formOf(context);
    await fillIn(context, form, { Title: 'Mount a TV' });
    await context.userEvent.click(form.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await context.userEvent.click(screen.getByRole('button', { name: 'Open the dialog' }));
    const again = await formOf(context);
    await expect(again.getByText('We restored your unsaved changes')).toBeVisible();
    await expect(again.getByLabelText('Title')).toHaveValue('Mount a TV');
  },
});

/** The dialog closes 1.5 s later, and the task is on the story's server. */
export const Saved = meta.story({
  tags: ['!autodocs'],
  play: async (context) => {
    const stage = stageOf(context);
    const form = await formOf(context);
    await fillIn(context, form, VALID);
    await save(context, form);
    await expect(
      within(screen.getByRole('dialog')).getByRole('heading', {
        name: 'Task posted successfully!',
      }),
    ).toBeVisible();
    stage.clock.advance(SAVED_MS);
    await settle(stage);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const created = stage.server.world.tasks.all().find(({ id }) => id !== TASK_ID);
    await expect(created).toMatchObject({ title: VALID.Title, payment_offer: 65 });
    await expect(context.args.onSaved).toHaveBeenCalledOnce();
  },
});
