import { expect, fn, screen } from 'storybook/test';
import type { Task } from '#src/domain/task.ts';
import { DeleteTaskDialog } from '#src/features/posted-tasks/DeleteTaskDialog.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { inAllModes } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
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
    <OpenableDialog>
      {({ isOpen: isWanted, onClose }) => (
        <SeededTask>
          {({ task }) => (
            <DialogSlot value={isWanted || null}>
              {(_, isOpen) => <DeleteTaskDialog {...{ task, isOpen, onClose, onDeleted }} />}
            </DialogSlot>
          )}
        </SeededTask>
      )}
    </OpenableDialog>
  ),
});

export const Question = meta.story({ parameters: { chromatic: inAllModes } });

export const Deleted = meta.story({
  play: async (context) => {
    const { args, userEvent } = context;
    await settle(stageOf(context));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete task' }));
    await settle(stageOf(context));
    await expect(args.onDeleted).toHaveBeenCalledOnce();
  },
});

/** The server rejects it: a worker is booked. */
export const Conflict = meta.story({
  args: { status: 'booked' },
  play: async (context) => {
    await settle(stageOf(context));
    await context.userEvent.click(await screen.findByRole('button', { name: 'Delete task' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/can't be deleted/);
  },
});

export const LongTitle = meta.story({ args: { content: 'longest' } });
