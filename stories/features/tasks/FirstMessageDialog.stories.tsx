import { expect, screen, waitFor, within } from 'storybook/test';
import { startConversation } from '#src/contract/messages.ts';
import { FirstMessageDialog } from '#src/features/available-tasks/FirstMessageDialog.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { fails } from '#mocks/faults/faults.ts';
import { inAllModes } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';
import { SeededTask } from './SeededTask.tsx';
import { taskControls, taskWorld, usualTask, type TaskVariant } from './task-variants.ts';

type PromptArgs = Pick<TaskVariant, 'texts' | 'isWrittenTo'>;

const worldOf = (args: PromptArgs) => taskWorld({ ...usualTask, ...args });

const meta = preview.meta({
  title: 'Features/Tasks/FirstMessageDialog',
  component: documents<PromptArgs>(FirstMessageDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: worldOf,
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '720px' } },
  },
  argTypes: { texts: taskControls.texts, isWrittenTo: taskControls.isWrittenTo },
  args: { texts: usualTask.texts, isWrittenTo: usualTask.isWrittenTo },
  render: () => (
    <OpenableDialog>
      {({ isOpen: isWanted, onClose }) => (
        <SeededTask>
          {({ task, conversation }) => (
            <DialogSlot value={isWanted || null}>
              {(_, isOpen) => <FirstMessageDialog {...{ task, conversation, isOpen, onClose }} />}
            </DialogSlot>
          )}
        </SeededTask>
      )}
    </OpenableDialog>
  ),
});

export const Greeting = meta.story({ parameters: { chromatic: inAllModes } });

export const WrittenTo = meta.story({ args: { isWrittenTo: true } });

export const LongTexts = meta.story({ args: { texts: 'longest' } });

/** What was typed is kept. */
export const Failed = meta.story({
  parameters: {
    feature: (args: PromptArgs) => ({ ...worldOf(args), faults: [fails(startConversation, 500)] }),
  },
  play: async (context) => {
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send message' }));
    await settle(stageOf(context));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to start conversation');
  },
});

/** Sending closes the dialog, and the message is on the story's server. */
export const Sent = meta.story({
  tags: ['!autodocs'],
  play: async (context) => {
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(stageOf(context).server.world.messages.all()).toHaveLength(1);
  },
});
