import { expect, fn, screen } from 'storybook/test';
import type { PostedTaskActions } from '#src/features/posted-tasks/PostedTaskCard.tsx';
import { PostedTaskDetailsDialog } from '#src/features/posted-tasks/PostedTaskDetailsDialog.tsx';
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
  args: { ...usualPostedTask, onEdit: fn(), onDelete: fn() },
  render: ({ onEdit, onDelete }) => (
    <OpenableDialog>
      {({ isOpen: isWanted, onClose }) => (
        <SeededTask>
          {({ task, viewer }) => (
            <DialogSlot value={isWanted || null}>
              {(_, isOpen) => (
                <PostedTaskDetailsDialog
                  id={task.id}
                  {...{ viewer, isOpen, onClose, onEdit, onDelete }}
                />
              )}
            </DialogSlot>
          )}
        </SeededTask>
      )}
    </OpenableDialog>
  ),
});

export const Booked = meta.story({
  args: { status: 'booked' },
  parameters: { chromatic: inAllModes },
  play: async (context) => {
    const { args, userEvent } = context;
    await settle(stageOf(context));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

export const Available = meta.story({
  play: async (context) => {
    const { args, userEvent } = context;
    await settle(stageOf(context));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

export const Completed = meta.story({ args: { status: 'completed' } });

export const Cancelled = meta.story({ args: { status: 'cancelled' } });

export const LongTexts = meta.story({ args: { content: 'longest' } });
