import { expect, fn, screen } from 'storybook/test';
import {
  TaskDetailsDialog,
  type TaskDetailsDialogProps,
} from '#src/features/available-tasks/TaskDetailsDialog.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { inAllModes } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
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
    <OpenableDialog>
      {({ isOpen: isWanted, onClose }) => (
        <SeededTask>
          {({ task, viewer, conversation }) => (
            <DialogSlot value={isWanted || null}>
              {(_, isOpen) => (
                <TaskDetailsDialog
                  id={task.id}
                  conversation={conversation?.id}
                  {...{ viewer, isOpen, onClose, onMessage }}
                />
              )}
            </DialogSlot>
          )}
        </SeededTask>
      )}
    </OpenableDialog>
  ),
});

export const Available = meta.story({
  parameters: { chromatic: inAllModes },
  play: async (context) => {
    const { args, userEvent } = context;
    await settle(stageOf(context));
    await userEvent.click(await screen.findByRole('button', { name: 'Message Client' }));
    await expect(args.onMessage).toHaveBeenCalledOnce();
  },
});

export const Booked = meta.story({ args: { status: 'booked' } });

export const WrittenTo = meta.story({ args: { isWrittenTo: true } });

export const LongTexts = meta.story({ args: { texts: 'longest' } });
